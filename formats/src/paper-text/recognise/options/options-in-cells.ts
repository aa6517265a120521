import { LETTERS } from '@pariksha/domain/question'
import { note } from '../../../question-set.ts'
import { readAnswer } from '../../answers/read-answer.ts'
import type { Draft, DraftOption } from '../../draft.ts'
import { plainOf } from '../../rich/rich-text.ts'
import { namedOptions } from './named-options.ts'

/** Most questions have four or five options; fewer or more cells are options only where a letter says which of them is right. */
const USUAL = [4, 5]
const LETTER = /^[-–—\s([]*[a-f]\b/i

/** A question without options whose last table could be them. A typed number is no letter of one. */
export function withCellsAsOptions(draft: Draft): Draft {
  const line = draft.stem.findLast(({ cells }) => cells !== undefined)
  const isAlone = !draft.series && draft.translations.every(({ series }) => !series)
  if (!line?.cells || !isAlone || draft.stem.length < 2) return draft
  const items = line.cells.map((rich, index): DraftOption => {
    const text = LETTERS[index] ?? ''
    return {
      label: { index, style: 'cell', alphabet: 'lower', start: 0, end: 0, text },
      labelRich: [],
      at: line.at,
      lines: [rich],
    }
  })
  const series = { style: 'cell', items, after: draft.stem.length }
  const fits = draft.answers.every(({ rich }) => readAnswer(plainOf(rich), namedOptions([series])).answer)
  if (!fits || !(USUAL.includes(items.length) || draft.answers.some(({ rich }) => LETTER.test(plainOf(rich)))))
    return draft
  const last = LETTERS[items.length - 1]
  const what = `The cells of a table are taken as the options (a) to (${last}) of this question.`
  return {
    ...draft,
    stem: draft.stem.filter((one) => one !== line),
    series,
    problems: [...draft.problems, note('options-in-cells', what, { line: line.at })],
  }
}
