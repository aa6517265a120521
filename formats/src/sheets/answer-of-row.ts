import { adviceOn } from '../building/key-words.ts'
import type { ReadQuestion } from '../building/set-builder.ts'
import type { Problem } from '../question-set.ts'
import type { readKind } from './columns/labels.ts'
import { type ChosenAnswer, readChosen, readRange } from './columns/read-answer.ts'
import { type Row, textsOfOption } from './read-row.ts'

/**
 * Whether the answers of a sheet are letters (or numbers of options) or texts of options: it decides where an answer
 * could be both, such as "2" for the options 1, 2, 3, 4 in another order. Undefined: the sheet does not show which.
 */
export type AnswerNotation = 'letters' | 'texts' | undefined

/** Reports a problem of the row. */
export type ReportProblem = (code: string, what: string, severity: Problem['severity']) => void

const isSame = (a: readonly number[] | null, b: readonly number[] | null): boolean => a?.join() === b?.join()

/** Decides how answers are written, from the rows whose answer can be read in only one way. */
export function answerNotation(rows: readonly Row[]): AnswerNotation {
  const chosen = rows
    .filter(({ plain, options }) => plain.answer !== undefined && options.length > 0)
    .map(({ plain, options }) => readChosen(plain.answer ?? '', options.map(textsOfOption)))
  const [letters, texts] = [
    chosen.some(({ byLetter, byText }) => byLetter && !byText),
    chosen.some(({ byLetter, byText }) => byText && !byLetter),
  ]
  return letters === texts ? undefined : letters ? 'letters' : 'texts'
}

type Answer = Pick<ReadQuestion, 'kind' | 'right'>

/** The kind of a row's question and its right answer; problems with it are reported. */
export function answerOfRow(
  { plain, options }: Row,
  kind: ReturnType<typeof readKind>,
  answerNotation: AnswerNotation,
  report: ReportProblem,
): Answer {
  const answer = plain.answer ?? ''
  if (options.length === 0) return typedAnswer(answer, kind, report)
  if (kind === 'numeric') {
    const range = readRange(answer)
    report('options-left-out', 'The type is a typed number: the options were left out.', 'note')
    return { kind, right: range ?? null }
  }
  const wanted = kind === 'choice' ? undefined : kind
  const asOne = wanted ?? 'single-choice'
  if (answer === '') return { kind: asOne, right: null }
  const chosen = readChosen(answer, options.map(textsOfOption))
  const advice = chosen.byText ? undefined : adviceOn(answer)
  const right = advice ? null : decide(chosen, answerNotation)
  if (advice) report('answer-not-understood', `The answer is “${answer.slice(0, 60)}”. ${advice}`, 'fault')
  else if (right === 'both')
    report(
      'ambiguous-answer',
      `The answer “${answer.slice(0, 60)}” is the letter or number of one option and the text of another: write the letter.`,
      'fault',
    )
  else if (right === null)
    report('answer-beside-options', `The answer “${answer.slice(0, 60)}” is not one of the options.`, 'fault')
  else return { kind: wanted ?? (right.length > 1 ? 'multiple-choice' : 'single-choice'), right }
  return { kind: asOne, right: null }
}

function decide({ byLetter, byText }: ChosenAnswer, answerNotation: AnswerNotation): readonly number[] | 'both' | null {
  if (!byLetter || !byText || isSame(byLetter, byText)) return byLetter ?? byText
  return answerNotation === undefined ? 'both' : answerNotation === 'letters' ? byLetter : byText
}

/** A question without options is answered by typing a number. */
function typedAnswer(answer: string, kind: ReturnType<typeof readKind>, report: ReportProblem): Answer {
  // a question of another kind is refused later, as it has no options
  if (kind !== undefined && kind !== 'numeric') return { kind: kind === 'choice' ? 'single-choice' : kind, right: [] }
  const range = readRange(answer)
  if (!range && answer === '' && kind === undefined) return { kind: 'single-choice', right: null }
  if (!range && answer !== '')
    report(
      'answer-not-a-number',
      `The answer “${answer.slice(0, 60)}” is not a number; the question has no options.`,
      'fault',
    )
  return { kind: 'numeric', right: range ?? null }
}
