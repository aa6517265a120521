import { checkInput, type InputProblem } from '@pariksha/contract/problems/check-input'
import { questionFile } from '@pariksha/contract/questions/question-file'
import { compareDecimals, LETTERS } from '@pariksha/domain/question'
import {
  type FileQuestion,
  fault,
  type MadeFile,
  type Problem,
  type QuestionSet,
  type Reading,
} from '../question-set.ts'

const MAX_PROBLEMS = 100

/** Our own JSON, the schema `questionFile` of the contract. */
export function readJson(bytes: Uint8Array): Reading {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    return refused([fault('not-json', `The file is not JSON in UTF-8: ${(error as Error).message}.`)])
  }
  const read = checkInput(questionFile, value)
  if (!read.ok) return refused(read.problems.slice(0, MAX_PROBLEMS).map(problemOf))
  const { passages, questions, pictures } = read.value
  const problems = questions.flatMap((question, index): Problem[] =>
    isAnswerable(question)
      ? []
      : [{ ...fault('answer-not-understood', NO_SUCH_ANSWER, { row: index + 1 }), question: index }],
  )
  return {
    set: {
      passages,
      questions: questions.map((question) => (isAnswerable(question) ? question : { ...question, answer: null })),
      pictures: pictures.map(({ id, type, data }) => ({ id, type, bytes: Buffer.from(data, 'base64') })),
    },
    problems,
    places: questions.map((_, index) => ({ row: index + 1 })),
  }
}

const NO_SUCH_ANSWER = 'The answer does not fit the question, and was left out.'

/** The schema knows the answer and the options, not whether they fit. */
function isAnswerable({ kind, options, answer }: FileQuestion): boolean {
  if (answer === null) return true
  if (answer.kind !== kind) return false
  if (answer.kind === 'numeric') return compareDecimals(answer.low, answer.high) <= 0
  const letters: readonly string[] = LETTERS.slice(0, options.length)
  return [...answer.correct].every((letter) => letters.includes(letter))
}

/** The schema's words, with the question that they are of. */
function problemOf({ path, message }: InputProblem): Problem {
  const [, index] = /^questions\.(\d+)/.exec(path) ?? []
  const at = index === undefined ? null : { row: Number(index) + 1 }
  const where = path === '' ? 'The file is not one of ours' : `“${path.slice(0, 200)}” is not as it has to be`
  return fault('not-a-question-file', `${where}: ${message.replace(/\.$/, '').slice(0, 500)}.`, at)
}

/** Never refuses: our own JSON holds everything. */
export function makeJson({ passages, questions, pictures }: QuestionSet): MadeFile {
  const file = {
    format: 'pariksha-questions',
    version: 1,
    passages,
    questions,
    pictures: pictures.map(({ id, type, bytes }) => ({ id, type, data: Buffer.from(bytes).toString('base64') })),
  }
  return { bytes: new TextEncoder().encode(`${JSON.stringify(file, null, 2)}\n`), problems: [] }
}

const refused = (problems: readonly Problem[]): Reading => ({ set: null, problems, places: [] })
