import type { Draft, DraftOption, Series } from '../../draft.ts'
import { plainOf, type RichText, slice, trim } from '../../rich/rich-text.ts'

/** The options of a question without the commas between them: "a) 12, b) 15, c) 18". */
export const withoutCommas = (draft: Draft): Draft => ({
  ...draft,
  series: draft.series && cleaned(draft.series),
  translated: draft.translated.map(cleaned),
  translations: draft.translations.map(withoutCommas),
})

function cleaned(series: Series): Series {
  const others = series.items.slice(0, -1)
  const sign = separatorOf(others[0])
  if (sign === undefined || !others.every((option) => separatorOf(option) === sign)) return series
  const shorter = (option: DraftOption) => separatorOf(option) === sign || ENDS_WITH_POINT.test(textOf(option))
  return { ...series, items: series.items.map((option) => (shorter(option) ? withoutLast(option) : option)) }
}

/** The point behind the last: "d) 20." */
const ENDS_WITH_POINT = /\d\.\s*$/
const textOf = ({ lines }: DraftOption): string => (lines.length === 1 ? plainOf(lines[0] ?? []) : '')

/** A comma or semicolon behind an option of one line, unless it is the option. */
const separatorOf = (option: DraftOption | undefined): string | undefined =>
  option && /\S\s*([,;])\s*$/.exec(textOf(option))?.[1]

const withoutLast = (option: DraftOption): DraftOption => ({ ...option, lines: option.lines.map(shortened) })

const shortened = (rich: RichText): RichText => trim(slice(trim(rich), 0, plainOf(trim(rich)).length - 1))
