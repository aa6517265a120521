import type { NamedOption } from '../../answers/answer-reading.ts'
import type { LabelledList } from '../../question-lines.ts'
import { plainOf } from '../../rich/rich-text.ts'

/** The options of a question as answers name them, the texts of all their languages together. */
export const namedOptions = (lists: readonly LabelledList[]): NamedOption[] =>
  (lists[0]?.items ?? []).map(({ label }) => ({
    index: label.index,
    texts: lists.flatMap(({ items }) =>
      items.filter((item) => item.label.index === label.index).flatMap(({ lines }) => lines.map(plainOf)),
    ),
    inDigits: label.alphabet === 'digit',
  }))
