import { childOf, type XmlElement } from '../../../xml/parse-xml.ts'

/** The value of a property, whatever prefix the file uses: `m:val` of `<m:chr m:val="∑"/>`. */
export function propertyOf(properties: XmlElement | undefined, name: string): string | undefined {
  const property = childOf(properties, name)
  if (!property) return undefined
  const found = Object.entries(property.attributes).find(([attribute]) => attribute.replace(/^.*:/, '') === 'val')
  return found?.[1] ?? ''
}

/** A property that is on or off; on when it is there without a value. */
export function isOn(properties: XmlElement | undefined, name: string): boolean {
  const value = propertyOf(properties, name)
  return value !== undefined && !['0', 'off', 'false'].includes(value)
}

/** One character of a property; `otherwise` when the property is not there. An empty value is an empty string. */
export const characterOf = (properties: XmlElement | undefined, name: string, otherwise: string): string =>
  propertyOf(properties, name) ?? otherwise
