import { type FileQuestion, fault, note, type Problem, type QuestionSet } from '../../question-set.ts'
import { withoutControls } from '../../text/control-characters.ts'
import { joinTexts, languagesOf, textsOf } from '../languages.ts'
import { chopped, plain, plainOf } from '../rich/rich-text.ts'
import { keyHeading, sectionName } from '../words.ts'
import { type KeyEntry, readKeyLine } from './answer-key.ts'
import { type Answer, type NamedOption, readAnswer } from './read-answer.ts'

/** Puts the answers of a key into a set: "1-a 2-c", "1. a, 2. c", one or several on a line. Places are lines of the key. */
export function applyKey(
  set: QuestionSet,
  text: string,
): { readonly set: QuestionSet; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const entries = withoutControls(text)
    .split(/\r?\n/)
    .flatMap((line, index) => chopped(plain(line)).flatMap((part) => readLine(plainOf(part), index + 1, problems)))
  const applied = applyEntries(set.questions, entries)
  return { set: { ...set, questions: applied.questions }, problems: [...problems, ...applied.problems] }
}

function readLine(line: string, at: number, problems: Problem[]): readonly KeyEntry[] {
  const words = line.slice(keyHeading(line)?.rest ?? 0)
  if (words.trim() === '' || sectionName(line) !== undefined) return []
  const read = readKeyLine(plain(words), at)
  if (!read) {
    const what = `This line of the key was not understood: “${line.trim().slice(0, 80)}”`
    problems.push(fault('key-not-read', what, { line: at }))
  }
  return read ?? []
}

export type AppliedKey = { readonly questions: readonly FileQuestion[]; readonly problems: readonly Problem[] }

/** Where numbers begin again, the first answer for a number is of the first question that has it, and so on. */
export function applyEntries(questions: readonly FileQuestion[], entries: readonly KeyEntry[]): AppliedKey {
  const changed = [...questions]
  const problems: Problem[] = []
  const byNumber = new Map<number, number[]>()
  for (const [index, { number }] of questions.entries()) {
    const value = Number(/\d+/.exec(number ?? '')?.[0] ?? index + 1)
    const places = byNumber.get(value) ?? []
    byNumber.set(value, places)
    places.push(index)
  }
  const uses = new Map<number, number>()
  for (const entry of entries) {
    const places = byNumber.get(entry.number) ?? []
    const use = uses.get(entry.number) ?? 0
    uses.set(entry.number, use + 1)
    const place = places[use % Math.max(1, places.length)]
    const question = place === undefined ? undefined : changed[place]
    if (place === undefined || !question)
      problems.push(
        note('key-unknown-number', `The key names question ${entry.number}, which is not in the paper.`, {
          line: entry.at,
        }),
      )
    else {
      const applied = applyEntry(question, entry)
      changed[place] = applied.question
      problems.push(...applied.problems.map((problem) => ({ ...problem, question: place })))
    }
  }
  return { questions: changed, problems }
}

const namedOptions = ({ options }: FileQuestion): NamedOption[] =>
  options.map((texts, index) => ({
    index,
    texts: Object.values(texts).filter((text) => text !== undefined),
    inDigits: true,
  }))

function applyEntry(question: FileQuestion, { at, answer: words, explanation, number }: KeyEntry) {
  const problems: Problem[] = []
  const lines = explanation.map(({ rich }) => rich)
  const explained = lines.length > 0 ? textsOf(lines, languagesOf(lines)) : undefined
  const explanations = explained && (question.explanation ? joinTexts(question.explanation, explained) : explained)
  const withSolution = { ...question, explanation: explanations ?? question.explanation }
  if (words.trim() === '') return { question: withSolution, problems }
  const { answer } = readAnswer(words, namedOptions(question))
  if (!answer) {
    const what = `The key's answer to question ${number} was not understood: “${words.trim().slice(0, 60)}”`
    return { question: withSolution, problems: [fault('answer-not-understood', what, { line: at })] }
  }
  if (question.answer && !sameAnswer(question.answer, answer))
    problems.push(fault('two-answers', `Question ${number} and the key tell different answers.`, { line: at }))
  const told = question.answer ?? answer
  return { question: { ...withSolution, kind: told.kind, answer: told }, problems }
}

export const sameAnswer = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b)
