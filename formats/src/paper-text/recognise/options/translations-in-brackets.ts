import type { Language } from '@pariksha/contract/languages'
import { languageOf } from '../../../text/language.ts'
import type { LabelledList } from '../../question-lines.ts'
import { plainOf, type RichText, slice, trim } from '../../rich/rich-text.ts'

/** "రాగి (Copper)" */
const BRACKETED = /^(\s*[^()[\]]*[^()[\]\s])\s*[([]\s*([^()[\]]+?)\s*[)\]]\s*$/

/** Options of a question in two languages that each have their translation in brackets: as two lines. */
export function withoutBrackets(list: LabelledList, languages: readonly Language[]): LabelledList {
  if (languages.length !== 2) return list
  const split = list.items.map(({ lines: [line, ...more] }) =>
    line && more.length === 0 ? parts(line, languages) : [],
  )
  if (split.some((own) => own.length === 0)) return list
  return { ...list, items: list.items.map((item, place) => ({ ...item, lines: split[place] ?? item.lines })) }
}

function parts(line: RichText, languages: readonly Language[]): RichText[] {
  const text = plainOf(line)
  const [, outside = '', inside = ''] = BRACKETED.exec(text) ?? []
  const both = [languageOf(outside), languageOf(inside)]
  if (!languages.every((language) => both.includes(language))) return []
  const from = text.indexOf(inside, outside.length)
  return [trim(slice(line, 0, outside.length)), slice(line, from, from + inside.length)]
}
