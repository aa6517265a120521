import { childOf, childrenOf, textOf, type XmlElement } from '../../xml/parse-xml.ts'

/** The text of an element of Moodle: `<name><text>…</text></name>`, or directly, as old files have it. */
export function plainValue(element: XmlElement | undefined): string {
  if (!element) return ''
  return textOf(childOf(element, 'text') ?? element).trim()
}

export const textIn = (element: XmlElement, name: string): string => plainValue(childOf(element, name))

/** The share of the mark that an answer gives, in percent: 100, 33.33333, -50. */
export const fractionOf = ({ attributes }: XmlElement): number => Number(attributes.fraction ?? '0') || 0

export const tagsOf = (question: XmlElement): string[] =>
  childrenOf(childOf(question, 'tags') ?? question, 'tag').map((tag) => plainValue(tag))

export type QuestionFiles = ReadonlyMap<string, Uint8Array>

/** Files beside a text, by path and name, as `@@PLUGINFILE@@/` names them. */
export function filesOf(element: XmlElement): QuestionFiles {
  return new Map(
    childrenOf(element, 'file')
      .filter(({ attributes }) => (attributes.encoding ?? 'base64') === 'base64')
      .map((file) => [
        `${file.attributes.path ?? '/'}${file.attributes.name ?? ''}`.replace(/^\/*/, ''),
        Buffer.from(textOf(file), 'base64'),
      ]),
  )
}
