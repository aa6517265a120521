import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import { LETTERS } from '@pariksha/domain/question'
import type { TextByLanguage } from '../building/text-by-language.ts'
import { fault, type Problem } from '../question-set.ts'
import { languageOf } from '../text/language.ts'
import { cellMarkdown, rawMarkdown } from './cell-markdown.ts'
import { type Field, type PlainField, type TextField, textFieldOf } from './columns/fields.ts'
import { type Cell, isEmptyCell, textOfCell } from './sheet.ts'

/** What a row holds, by the fields of its columns. */
export type Row = {
  readonly texts: Readonly<Partial<Record<TextField, TextByLanguage>>>
  readonly plain: Readonly<Partial<Record<PlainField, string>>>
  readonly options: readonly TextByLanguage[]
  readonly isMarkdown: boolean
  readonly problems: readonly Problem[]
}

/** Texts found for a field: the language that the column names, if it does. */
type Found = { readonly field: TextField; readonly language: Language | null; readonly text: string }

/** `fields`: of each column. `at` is for problems. */
export function readRow(cells: readonly Cell[], fields: readonly (Field | null)[], at: Problem['at']): Row {
  const plain: Partial<Record<PlainField, string>> = {}
  const found: Found[] = []
  const problems: Problem[] = []
  const isMarkdown = fields.some(
    (field, column) => field === 'text-format' && /^markdown$/i.test(textOfCell(cells[column])),
  )
  const markdown = isMarkdown ? rawMarkdown : cellMarkdown
  for (const [column, cell] of cells.entries()) {
    const field = fields[column]
    if (!field || isEmptyCell(cell)) continue
    const text = textFieldOf(field)
    if (text) found.push({ field: text.text, language: text.language, text: markdown(cell) })
    else if (field === 'options')
      found.push(...optionLines(cell, at, problems).map((one) => ({ ...one, text: markdown(one.cell) })))
    else if (isPlain(field)) plain[field] = [plain[field], textOfCell(cell)].filter(Boolean).join('; ')
  }
  const namesLanguages = fields.some((field) => field && textFieldOf(field)?.language)
  const texts = textsOf(found, namesLanguages, at, problems)
  return { texts, plain, options: optionsOf(texts), isMarkdown, problems }
}

const isPlain = (field: Field): field is PlainField => textFieldOf(field) === undefined

/** A point or a colon before a digit belongs to a number or a ratio: "1.5", "2:3". */
const OPTION_LABEL = /^\s*(?:[([]\s*([a-fA-F1-6])\s*[)\]]|([a-fA-F1-6])\s*(?:\)|[.:](?!\d)))\s*/

/** All options in one cell: a line each, or separated by semicolons or vertical bars. Labels are left out where they are A, B, C … or 1, 2, 3 … in order. */
function optionLines(cell: Cell, at: Problem['at'], problems: Problem[]) {
  const text = textOfCell(cell)
  const separator = text.includes('\n') ? '\n' : text.includes('|') ? '|' : ';'
  const lines = text.split(separator).filter((line) => line.trim() !== '')
  if (lines.length > LETTERS.length)
    problems.push(
      fault(
        'too-many-options',
        `A question can have ${LETTERS.length} options; the cell has ${lines.length}. The rest is left out.`,
        at,
      ),
    )
  const labelled = lines.every((line, place) => {
    const [, inBrackets, bare] = OPTION_LABEL.exec(line) ?? []
    return ['abcdef'[place], '123456'[place]].includes((inBrackets ?? bare)?.toLowerCase() ?? '')
  })
  return lines.slice(0, LETTERS.length).map((line, place) => ({
    field: `option-${LETTERS[place] ?? 'a'}` as const,
    language: null,
    cell: [labelled ? line.replace(OPTION_LABEL, '') : line],
  }))
}

function textsOf(found: readonly Found[], namesLanguages: boolean, at: Problem['at'], problems: Problem[]) {
  const texts: Partial<Record<TextField, Record<string, string>>> = {}
  for (const { field, language, text } of found) {
    const beside = found.some((other) => other.field === field && other.text !== text)
    // beside other languages, a text whose column names no language has the language of its script
    const byScript = beside || (namesLanguages && (field === 'stem' || field === 'passage'))
    const key = language ?? (byScript ? (languageOf(text) ?? 'any') : 'any')
    const inAnyLanguage = texts[field] ?? {}
    texts[field] = inAnyLanguage
    if (inAnyLanguage[key] !== undefined && inAnyLanguage[key] !== text)
      problems.push(fault('text-twice', `Two columns hold the same text (${field}) in one language.`, at))
    else inAnyLanguage[key] = text
  }
  return texts as Partial<Record<TextField, TextByLanguage>>
}

/** Up to the last one that has a text; a gap is an option without one. */
function optionsOf(texts: Readonly<Partial<Record<TextField, TextByLanguage>>>): TextByLanguage[] {
  const all = LETTERS.map((letter) => texts[`option-${letter}`] ?? {})
  const last = all.findLastIndex((option) => Object.keys(option).length > 0)
  return all.slice(0, last + 1)
}

/** The texts of an option as they can stand in the answer's column. */
export const textsOfOption = (option: TextByLanguage): string[] =>
  [option.any, ...LANGUAGES.map((language) => option[language])].filter((text) => text !== undefined)
