import { LETTERS } from '@pariksha/domain/question'
import { note } from '../../../question-set.ts'
import { readAnswer } from '../../answers/read-answer.ts'
import type { OptionLines, QuestionLines } from '../../question-lines.ts'
import { plainOf } from '../../rich/rich-text.ts'
import { namedOptions } from './named-options.ts'

/** Most questions have four or five options; fewer or more cells are options only where a letter says which of them is right. */
const USUAL = [4, 5]
const LETTER = /^[-–—\s([]*[a-f]\b/i

/** A question without options whose last table could be them. A typed number is no letter of one. */
export function withCellsAsOptions(question: QuestionLines): QuestionLines {
  const line = question.stem.findLast(({ cells }) => cells !== undefined)
  const isAlone = !question.list && question.translations.every(({ list }) => !list)
  if (!line?.cells || !isAlone || question.stem.length < 2) return question
  const items = line.cells.map((rich, index): OptionLines => {
    const text = LETTERS[index] ?? ''
    return {
      label: { index, style: 'cell', alphabet: 'lower', start: 0, end: 0, text },
      labelRich: [],
      at: line.at,
      lines: [rich],
    }
  })
  const list = { style: 'cell', items, after: question.stem.length }
  const fits = question.answers.every(({ rich }) => readAnswer(plainOf(rich), namedOptions([list])).answer)
  if (!fits || !(USUAL.includes(items.length) || question.answers.some(({ rich }) => LETTER.test(plainOf(rich)))))
    return question
  const last = LETTERS[items.length - 1]
  const what = `The cells of a table are taken as the options (a) to (${last}) of this question.`
  return {
    ...question,
    stem: question.stem.filter((one) => one !== line),
    list,
    problems: [...question.problems, note('options-in-cells', what, { line: line.at })],
  }
}
