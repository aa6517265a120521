import { isElement, type XmlElement, type XmlNode } from '../../xml/parse-xml.ts'

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Attributes of any element that keep their dash. */
const PRESERVED_ATTRIBUTES = /^(data-|aria-|xml|xsi)/

/** A document of QTI 3.0 with the names of 2.x: `qti-choice-interaction max-choices` is `choiceInteraction maxChoices`. */
export function withNamesOfQti2(element: XmlElement): XmlElement {
  const isQti3 = element.name.startsWith('qti-')
  const attributes = isQti3
    ? Object.fromEntries(
        Object.entries(element.attributes).map(([name, value]) => [
          PRESERVED_ATTRIBUTES.test(name) ? name : camel(name),
          value,
        ]),
      )
    : element.attributes
  return {
    ...element,
    name: isQti3 ? camel(element.name.slice('qti-'.length)) : element.name,
    attributes,
    children: element.children.map((child) => (isElement(child) ? withNamesOfQti2(child) : child)),
  }
}

/** A tree in which some elements are replaced; `change` gives the element itself to look inside of it. */
export function replaced(
  element: XmlElement,
  change: (child: XmlElement, parent: XmlElement) => XmlElement | readonly XmlNode[],
): XmlElement {
  return {
    ...element,
    children: element.children.flatMap((child): readonly XmlNode[] => {
      if (!isElement(child)) return [child]
      const other = change(child, element)
      return other === child ? [replaced(child, change)] : isElements(other) ? other : [other]
    }),
  }
}

const isElements = (one: XmlElement | readonly XmlNode[]): one is readonly XmlNode[] => Array.isArray(one)
