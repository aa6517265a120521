import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import { isElement, textOf, type XmlElement, type XmlNode } from '../../xml/parse-xml.ts'
import { languageOfTag } from '../language.ts'

/**
 * A text that says the same in several languages, one part for each: parts of Moodle's class `multilang`, or a text all of
 * whose parts name their language. What is outside of the parts belongs to all of them. `any`: no language is named.
 */
export function byLanguage(body: XmlElement): Partial<Record<Language | 'any', XmlElement>> {
  const inside = unwrapped(body)
  const named = new Set<Language>()
  const isPart = marksParts(inside) ? isMultilang : isOwnPart(inside)
  collect(inside, isPart, named)
  if (named.size === 0) return { any: body }
  return Object.fromEntries(
    LANGUAGES.filter((language) => named.has(language)).map((language) => [language, only(inside, language, isPart)]),
  )
}

type IsPart = (element: XmlElement) => boolean

const languageOfElement = ({ attributes }: XmlElement): Language | undefined =>
  languageOfTag(attributes['xml:lang'] ?? attributes.lang)

const isMultilang: IsPart = (element) =>
  languageOfElement(element) !== undefined &&
  (element.name === 'lang' || /\bmultilang\b/.test(element.attributes.class ?? ''))

const marksParts = (element: XmlElement): boolean =>
  element.children.filter(isElement).some((child) => isMultilang(child) || marksParts(child))

const isBlank = (node: XmlNode): boolean => (isElement(node) ? node.name === 'br' : node.trim() === '')

/** Whatever has words names its language: then those elements are the parts. */
function isOwnPart(body: XmlElement): IsPart {
  const parts = body.children.filter((node) => !isBlank(node))
  const allNamed = parts.every((node) => isElement(node) && (languageOfElement(node) || textOf(node).trim() === ''))
  return allNamed ? (element) => languageOfElement(element) !== undefined && parts.includes(element) : () => false
}

/** Without elements around all of it that name no language. */
function unwrapped(body: XmlElement): XmlElement {
  const [only, ...others] = body.children.filter((node) => !isBlank(node))
  return only &&
    others.length === 0 &&
    isElement(only) &&
    /^(div|p|span|section|prompt)$/.test(only.name) &&
    !languageOfElement(only)
    ? unwrapped(only)
    : body
}

function collect(element: XmlElement, isPart: IsPart, named: Set<Language>): void {
  for (const child of element.children.filter(isElement)) {
    const language = isPart(child) ? languageOfElement(child) : undefined
    if (language) named.add(language)
    else collect(child, isPart, named)
  }
}

const only = (element: XmlElement, language: Language, isPart: IsPart): XmlElement => ({
  ...element,
  children: element.children.flatMap((node): XmlNode[] => {
    if (!isElement(node)) return [node]
    if (!isPart(node)) return [only(node, language, isPart)]
    return languageOfElement(node) === language ? [{ ...node, name: 'div' }] : []
  }),
})
