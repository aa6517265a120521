import type { Language } from '@pariksha/contract/languages'
import { note } from '../../question-set.ts'
import { languageOf } from '../../text/language.ts'
import type { QuestionLines } from '../question-lines.ts'
import { plainOf } from '../rich/rich-text.ts'
import type { ParserState } from './parser-state.ts'

/**
 * A paper that comes whole in one language and then whole in another: questions of the same numbers, with as many options,
 * are the same questions.
 */
export function joinVersions(state: ParserState): void {
  const { questions } = state
  const count = questions.findIndex((question, place) => place > 0 && question.count === questions[0]?.count)
  if (count < MIN_QUESTIONS || questions.length % count !== 0) return
  const first = questions.slice(0, count)
  const others = Array.from({ length: questions.length / count - 1 }, (_, version) =>
    questions.slice((version + 1) * count, (version + 2) * count),
  )
  const languages = [first, ...others].map(languageOfVersion)
  if (languages.includes(undefined) || new Set(languages).size !== languages.length) return
  if (!others.every((version) => version.every((question, place) => isSame(question, first[place])))) return
  for (const version of others) {
    const at = version[0]?.at ?? 1
    const what = `The questions from here on are taken as those from line ${first[0]?.at ?? 1} on, in another language.`
    state.problems.push(note('version-joined', what, { line: at }))
    for (const [place, question] of version.entries()) joinQuestion(state, first[place], question)
  }
  questions.splice(count)
}

const MIN_QUESTIONS = 2

const textOf = ({ stem, list }: QuestionLines): string =>
  [...stem.map(({ rich }) => rich), ...(list?.items.flatMap(({ lines }) => lines) ?? [])].map(plainOf).join(' ')

/** Undefined: its questions are in several. Those of numbers alone are in all. */
function languageOfVersion(version: readonly QuestionLines[]): Language | undefined {
  const languages = new Set(
    version.flatMap((question) => languageOf(question.stem.map(({ rich }) => plainOf(rich)).join(' ')) ?? []),
  )
  return languages.size === 1 ? [...languages][0] : undefined
}

const isSame = (question: QuestionLines, other: QuestionLines | undefined): boolean =>
  question.count === other?.count &&
  question.translations.length === 0 &&
  question.translated.length === 0 &&
  (question.list?.items.length ?? 0) === (other.list?.items.length ?? 0) &&
  textOf(question) !== ''

function joinQuestion({ passages }: ParserState, to: QuestionLines | undefined, question: QuestionLines): void {
  if (!to) return
  to.translations.push({ ...question, column: 0 })
  to.problems.push(...question.problems)
  const [own, other] = [to.passage, question.passage].map((id) => passages.find((passage) => passage.id === id))
  if (!own || !other || own === other) return
  own.lines.push(...other.lines.splice(0))
  passages.splice(passages.indexOf(other), 1)
}
