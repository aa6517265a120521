import { acceptsSeveral, adviceOn } from '../../building/key-words.ts'
import { type FileQuestion, fault, note, type Problem, type QuestionSet } from '../../question-set.ts'
import { withoutMarks } from '../../text/invisible-marks.ts'
import { withoutControls } from '../../xml/control-characters.ts'
import { joinTexts, languagesOf, textsOf } from '../languages.ts'
import { plain, plainOf, splitLongLine } from '../rich/rich-text.ts'
import { sectionName } from '../words.ts'
import { type KeyEntry, readKeyLine } from './answer-key.ts'
import type { Answer, NamedOption } from './answer-reading.ts'
import { keyHeadingOf } from './key-heading.ts'
import { keyOfTwoLines } from './key-lines.ts'
import { keyPairs } from './key-pairs.ts'
import { readAnswer } from './read-answer.ts'

/** Puts the answers of a key into a set: "1-a 2-c", "1. a, 2. c", one or several on a line. Places are lines of the key. */
export function applyKey(
  set: QuestionSet,
  text: string,
): { readonly set: QuestionSet; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const entries: KeyEntry[] = []
  const written = withoutMarks(withoutControls(text)).split(/\r?\n/)
  for (const [index, line] of withPointsBehindNumbers(written).entries()) {
    const below = keyOfTwoLines(written[index] ?? '', written[index + 1])
    if (below) entries.push(...below.map(({ number, answer }) => ({ at: index + 2, number, answer, explanation: [] })))
    if (below || keyOfTwoLines(written[index - 1] ?? '', written[index])) continue
    for (const part of splitLongLine(plain(line))) {
      const words = plainOf(part)
      const read = readLine(words, index + 1)
      if (read) entries.push(...read)
      // a title stands before the first answer
      else problems.push(notRead(words, entries.length === 0 ? note : fault, index + 1))
    }
  }
  if (entries.length === 0) problems.push(fault('key-empty', 'The key holds no answers.', { line: 1 }))
  const applied = applyEntries(set.questions, entries)
  return { set: { ...set, questions: applied.questions }, problems: [...problems, ...applied.problems] }
}

/** "1", a blank or tab, and an answer of two columns, as they are copied from a sheet. */
const COLUMNS = /^\s*(?:Q\.?\s*)?(\d{1,4})(?:\t\s*|\s+)(?=\S.{0,59}$)/i

/** Lines of two columns with numbers that count up read as pairs, also where the answers are numbers. */
function withPointsBehindNumbers(lines: readonly string[]): string[] {
  const numbers = lines.map((line) => Number(COLUMNS.exec(line)?.[1] ?? Number.NaN))
  return lines.map((line, place) => {
    const number = numbers[place] ?? Number.NaN
    const countsUp = numbers[place - 1] === number - 1 || numbers[place + 1] === number + 1
    return countsUp && !keyPairs(line) ? line.replace(COLUMNS, '$1) ') : line
  })
}

/** "Ans: 1-a, 2-c" */
const WORD = /^\s*(?:answers?|ans|keys?|జవాబులు)\s*[:.–-]+\s*(?=[(Q\d])/i

/** Undefined: not understood. */
function readLine(line: string, at: number): readonly KeyEntry[] | undefined {
  const words = line.slice(keyHeadingOf(line)?.rest ?? 0).replace(WORD, '')
  return words.trim() === '' || sectionName(line) !== undefined ? [] : readKeyLine(plain(words), at)
}

const notRead = (line: string, problem: typeof fault, at: number): Problem =>
  problem('key-not-read', `This line of the key was not understood: “${line.trim().slice(0, 80)}”`, { line: at })

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
  return { questions: changed, problems: [...problems, ...fewSeveral(changed, entries, byNumber)] }
}

/** Of a key whose other answers are single letters, "1,3" is likelier two accepted answers than two that belong together. */
function fewSeveral(
  questions: readonly FileQuestion[],
  entries: readonly KeyEntry[],
  byNumber: ReadonlyMap<number, readonly number[]>,
): Problem[] {
  const several = entries.filter(({ answer }) => SEVERAL_SIGNS.test(answer))
  if (several.length === 0 || several.length > entries.length * MAX_SHARE_SEVERAL) return []
  return several.flatMap(({ at, number, answer }) => {
    const [place, ...others] = byNumber.get(number) ?? []
    if (place === undefined || others.length > 0 || questions[place]?.answer?.kind !== 'multiple-choice') return []
    const what = `Question ${number} takes all of “${answer.trim()}” together. If each of them alone is right, choose one.`
    return [{ ...note('answer-in-doubt', what, { line: at }), question: place }]
  })
}

const SEVERAL_SIGNS = /^[\s([]*[a-f1-6][\s)\]]*(?:(?:[,&]|and\b)[\s([]*[a-f1-6][\s)\].]*)+$/i
const MAX_SHARE_SEVERAL = 0.25

const namedOptions = ({ options }: FileQuestion): NamedOption[] =>
  options.map((texts, index) => ({
    index,
    texts: Object.values(texts).filter((text) => text !== undefined),
    inDigits: true,
  }))

/** More behind an answer, which is not its reason: "a 2) c" of a line of which one pair was not understood. */
const ANOTHER =
  /^[\s.,;:)\]]*[([]?\d{1,4}\s*(?:[-–—.):=\]]|\s)\s*[([]?(?:[a-f]|[1-6])(?![\p{L}\d])|\s\d{1,4}\s*[-–—.):=\]]\s*[([]?[a-f][)\]]?(?=\s|$)/iu

function applyEntry(question: FileQuestion, { at, answer: words, solution, explanation, number }: KeyEntry) {
  const problems: Problem[] = []
  const reading = readAnswer(words, namedOptions(question))
  const { answer, rest } = reading
  const isRead = answer && !ANOTHER.test(rest)
  const reason = isRead ? plain(rest) : solution
  const lines = [...(reason && plainOf(reason) !== '' ? [reason] : []), ...explanation.map(({ rich }) => rich)]
  const explained = lines.length > 0 ? textsOf(lines, languagesOf(lines)) : undefined
  const explanations = explained && (question.explanation ? joinTexts(question.explanation, explained) : explained)
  const withSolution = { ...question, explanation: explanations ?? question.explanation }
  if (words.trim() === '' || (!isRead && solution)) return { question: withSolution, problems }
  if (!isRead) {
    const what = unreadAnswer(words.trim().slice(0, 60), number)
    return { question: withSolution, problems: [fault('answer-not-understood', what, { line: at })] }
  }
  if ('doubt' in reading && reading.doubt) problems.push(note('answer-in-doubt', reading.doubt, { line: at }))
  if (question.answer && !sameAnswer(question.answer, answer))
    problems.push(fault('two-answers', `Question ${number} and the key tell different answers.`, { line: at }))
  const kept = question.answer ?? answer
  return { question: { ...withSolution, kind: kept.kind, answer: kept }, problems }
}

function unreadAnswer(words: string, number: number): string {
  const advice = adviceOn(words)
  if (!advice) return `The key's answer to question ${number} was not understood: “${words}”`
  return acceptsSeveral(words)
    ? `The key accepts several answers to question ${number}: “${words}”. ${advice}`
    : `The key gives question ${number} no answer but “${words}”. ${advice}`
}

export const sameAnswer = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b)
