import type { Language } from '@pariksha/contract/languages'
import { readFormatted, type TextFormat } from '../../building/formatted-text.ts'
import type { FindFile } from '../../building/read-html.ts'
import type { SetBuilder } from '../../building/set-builder.ts'
import { inAnyLanguage, type TextByLanguage } from '../../building/text-by-language.ts'
import { fault, note, type Place } from '../../question-set.ts'
import { childOf, type XmlElement } from '../../xml/parse-xml.ts'
import { type InLanguages, mlangTexts } from './mlang.ts'
import { filesOf, plainValue, type QuestionFiles } from './moodle-elements.ts'

const FORMATS: Readonly<Record<string, TextFormat>> = {
  html: 'html',
  markdown: 'markdown',
  plain_text: 'plain',
  moodle_auto_format: 'moodle',
}

const FILE = /^@@PLUGINFILE@@\/([^?#]*)/

/** The files beside a text, by the addresses in it. */
const findIn =
  (files: QuestionFiles): FindFile =>
  (address) => {
    const name = decoded(FILE.exec(address)?.[1] ?? address)
    const bytes = files.get(name)
    return bytes && { name, bytes }
  }

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** An element with a text and its files; one without a format is HTML. */
export function elementText(element: XmlElement | undefined, at: Place, builder: SetBuilder): TextByLanguage {
  if (!element) return inAnyLanguage('')
  const format = FORMATS[element.attributes.format ?? 'html'] ?? 'html'
  const text = plainValue(element)
  if (text === '') return inAnyLanguage('')
  const read = (part: string) => readFormatted(part, format, at, builder, findIn(filesOf(element)))
  const marked = mlangTexts(text)
  if (!marked) return read(text)
  reportMarkup(marked, at, builder)
  const texts = Object.entries(marked.texts).map(([language, part]) => {
    const { any, ...others } = read(part)
    return [language, any ?? others[language as Language] ?? '']
  })
  return Object.fromEntries(texts)
}

function reportMarkup({ leftOut, isBroken }: InLanguages, at: Place, builder: SetBuilder): void {
  for (const tag of leftOut)
    builder.problem(note('language-left-out', `A text for the language “${tag.slice(0, 20)}” was left out.`, at))
  if (isBroken)
    builder.problem(
      fault('language-markup', 'A mark of a language ({mlang …}) is not closed, and stands in the text.', at),
    )
}

export const childText = (question: XmlElement, name: string, at: Place, builder: SetBuilder): TextByLanguage =>
  elementText(childOf(question, name), at, builder)
