import type { LabelledList, OptionLines, QuestionLines } from '../../question-lines.ts'
import { plainOf, type RichText, slice, trim } from '../../rich/rich-text.ts'

/** The options of a question without the commas between them: "a) 12, b) 15, c) 18". */
export const withoutCommas = (question: QuestionLines): QuestionLines => ({
  ...question,
  list: question.list && cleaned(question.list),
  translated: question.translated.map(cleaned),
  translations: question.translations.map(withoutCommas),
})

function cleaned(list: LabelledList): LabelledList {
  const others = list.items.slice(0, -1)
  const sign = separatorOf(others[0])
  if (sign === undefined || !others.every((option) => separatorOf(option) === sign)) return list
  const shorter = (option: OptionLines) => separatorOf(option) === sign || ENDS_WITH_POINT.test(textOf(option))
  return { ...list, items: list.items.map((option) => (shorter(option) ? withoutLast(option) : option)) }
}

/** The point behind the last: "d) 20." */
const ENDS_WITH_POINT = /\d\.\s*$/
const textOf = ({ lines }: OptionLines): string => (lines.length === 1 ? plainOf(lines[0] ?? []) : '')

/** A comma or semicolon behind an option of one line, unless it is the option. */
const separatorOf = (option: OptionLines | undefined): string | undefined =>
  option && /\S\s*([,;])\s*$/.exec(textOf(option))?.[1]

const withoutLast = (option: OptionLines): OptionLines => ({ ...option, lines: option.lines.map(shortened) })

const shortened = (rich: RichText): RichText => trim(slice(trim(rich), 0, plainOf(trim(rich)).length - 1))
