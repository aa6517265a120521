import { childOf, type XmlElement } from '../../xml/parse-xml.ts'

/** An attribute by its name without prefix: programs differ in prefixes. */
export function attribute(element: XmlElement | undefined, name: string): string | undefined {
  if (!element) return undefined
  const { attributes } = element
  const usual = attributes[`w:${name}`] ?? attributes[name]
  if (usual !== undefined) return usual
  const key = Object.keys(attributes).find((key) => key.endsWith(`:${name}`))
  return key === undefined ? undefined : attributes[key]
}

/** The value of a child element: `<w:jc w:val="left"/>`. */
export const value = (element: XmlElement | undefined, name: string): string | undefined =>
  attribute(childOf(element, name), 'val')

export const numberOf = (element: XmlElement | undefined, name: string): number | undefined => {
  const number = Number.parseInt(value(element, name) ?? '', 10)
  return Number.isNaN(number) ? undefined : number
}

/** A property that is on when it is there, unless it says otherwise; undefined: not stated. */
export function isOn(element: XmlElement | undefined, name: string): boolean | undefined {
  const child = childOf(element, name)
  if (!child) return undefined
  return !['0', 'false', 'off', 'none'].includes(attribute(child, 'val') ?? 'true')
}
