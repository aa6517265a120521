import { defined } from '../../checked-access.ts'
import type { OptionCount } from '../../question.ts'
import { COUNTS } from '../../text/counts.ts'
import type { LocalizedText } from '../../text.ts'

/** So many of five as a paper prints options: of four, the last one that is alike is left out. */
export const printedOf = <One>(five: readonly One[], odd: One, optionCount: OptionCount): readonly One[] =>
  optionCount === 5 ? five : five.toSpliced(five.at(-1) === odd ? -2 : -1, 1)

/** How many there are, and how many of them are alike. */
export const countsOf = (optionCount: OptionCount): { readonly all: LocalizedText; readonly alike: LocalizedText } => ({
  all: defined(COUNTS[optionCount]),
  alike: defined(COUNTS[optionCount - 1]),
})
