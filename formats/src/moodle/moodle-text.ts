import { readFormatted, type TextFormat } from '../building/formatted-text.ts'
import type { FindFile } from '../building/read-html.ts'
import type { SetBuilder } from '../building/set-builder.ts'
import { type Spoken, spoken } from '../building/spoken.ts'
import type { Place } from '../question-set.ts'
import { childOf, type XmlElement } from '../xml/parse-xml.ts'
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
export function elementText(element: XmlElement | undefined, at: Place, builder: SetBuilder): Spoken {
  if (!element) return spoken('')
  const format = FORMATS[element.attributes.format ?? 'html'] ?? 'html'
  const text = plainValue(element)
  return text === '' ? spoken('') : readFormatted(text, format, at, builder, findIn(filesOf(element)))
}

export const childText = (question: XmlElement, name: string, at: Place, builder: SetBuilder): Spoken =>
  elementText(childOf(question, name), at, builder)
