import type { NamedOption } from '../../answers/answer-reading.ts'
import type { Series } from '../../draft.ts'
import { plainOf } from '../../rich/rich-text.ts'

/** The options of a question as answers name them, the texts of all their languages together. */
export const namedOptions = (series: readonly Series[]): NamedOption[] =>
  (series[0]?.items ?? []).map(({ label }) => ({
    index: label.index,
    texts: series.flatMap(({ items }) =>
      items.filter((item) => item.label.index === label.index).flatMap(({ lines }) => lines.map(plainOf)),
    ),
    inDigits: label.alphabet === 'digit',
  }))
