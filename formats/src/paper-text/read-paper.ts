import { MAX_QUESTIONS } from '@pariksha/contract/questions/question-file'
import {
  type FilePassage,
  type FileQuestion,
  fault,
  note,
  type Picture,
  type Place,
  type Problem,
  type Reading,
  type Texts,
} from '../question-set.ts'
import { withAnswersInBrackets } from './answers/answers-in-brackets.ts'
import { applyEntries } from './answers/apply-key.ts'
import { withConcludedAnswers } from './answers/concluded-answers.ts'
import { markedOptions, TICK } from './answers/marked-options.ts'
import { ofPlaces } from './answers/read-answer.ts'
import { languagesOf, mapTexts, textsOf } from './languages.ts'
import { type Finished, finishQuestion } from './recognise/finish-question.ts'
import { recognise } from './recognise/recognise.ts'
import { plainOf } from './rich/rich-text.ts'
import { isTable, type SourceBlock } from './source.ts'

/**
 * The questions of a paper from its lines and tables. `reported` are problems that the source had before: they are given to the
 * question whose lines they stand in.
 */
export function readPaper(
  blocks: readonly SourceBlock[],
  pictures: readonly Picture[],
  reported: readonly Problem[],
): Reading {
  const paper = recognise(blocks)
  if (paper.questions.length > MAX_QUESTIONS)
    return {
      set: null,
      problems: [fault('too-many-questions', `The paper has more than ${MAX_QUESTIONS} questions.`)],
      places: [],
    }
  const finished = paper.questions.map(finishQuestion)
  const keyed = applyEntries(
    finished.map(({ question }) => question),
    paper.key,
  )
  const places: Place[] = paper.questions.map(({ at }) => ({ line: at }))
  const concluded = withConcludedAnswers(withAnswersInBrackets(keyed.questions), places)
  const marked = withMarkedAnswers(concluded.questions, finished)
  const own = finished.flatMap(({ problems }, question) => problems.map((problem) => ({ ...problem, question })))
  const problems = [
    ...reported.map((problem) => withQuestion(problem, places)),
    ...paper.problems,
    ...own,
    ...keyed.problems,
    ...concluded.problems,
    ...marked.problems,
    ...marked.questions.flatMap((question, index) =>
      missing(
        question,
        [...own, ...keyed.problems, ...concluded.problems].filter((problem) => problem.question === index),
        places[index] ?? null,
      ).map((problem) => ({ ...problem, question: index })),
    ),
    ...passageProblems(paper),
  ]
  if (marked.questions.length === 0)
    problems.push(fault('no-questions', hasPicturesAlone(blocks, pictures) ? ONLY_PICTURES : NO_QUESTIONS))
  const passages = paper.passages.map(({ id, lines }): FilePassage => {
    const rich = lines.map((line) => line.rich)
    return { id, text: textsOf(rich, languagesOf(rich)) }
  })
  const set = bounded({ passages, questions: marked.questions, pictures }, problems)
  return { set, problems: inOrder(problems), places }
}

const NO_QUESTIONS = 'No question was found. Questions begin with a number such as "1." or "Q1".'
const ONLY_PICTURES =
  'No question was found: the file holds pictures without text. A scanned or photographed paper cannot be read; its questions have to be typed, in Word or in the template of a spreadsheet.'
/** A name over the pages of a scan is no text of a paper. */
const FEW_WORDS = 30

function hasPicturesAlone(blocks: readonly SourceBlock[], pictures: readonly Picture[]): boolean {
  const words = blocks.flatMap((block) => (isTable(block) ? [] : (plainOf(block.rich).match(/[\p{L}\p{N}]+/gu) ?? [])))
  return pictures.length > 0 && words.length < FEW_WORDS && !blocks.some(isTable)
}

/** Every question needs options or a typed number, and an answer. `reported`: its problems so far. */
function missing(question: FileQuestion, reported: readonly Problem[], at: Place | null): Problem[] {
  const codes = new Set(reported.map(({ code }) => code))
  const problems: Problem[] = []
  if (question.options.length === 0 && question.kind !== 'numeric')
    problems.push(fault('no-options', 'A question without options, and without a number as its answer.', at))
  if (!question.answer && !codes.has('two-answers') && !codes.has('answer-not-understood'))
    problems.push(fault('no-answer', 'This question has no answer.', at))
  return problems
}

/** Questions that have no answer yet take the option that looks different. */
function withMarkedAnswers(questions: readonly FileQuestion[], finished: readonly Finished[]) {
  const problems: Problem[] = []
  const open = questions.flatMap(({ answer, options }, index) => (!answer && options.length > 1 ? [index] : []))
  const marks = markedOptions(open.map((index) => finished[index]?.options ?? []))
  const changed = [...questions]
  for (const [order, index] of open.entries()) {
    const marked = marks[order]
    const question = changed[index]
    if (!marked || !question) continue
    const options = finished[index]?.options ?? []
    const letters = marked.places.map((place) => options[place]?.label.index ?? 0)
    if (letters.length > 1)
      problems.push({
        ...fault('two-answers', 'More than one option is marked as the answer.', { line: options[0]?.at ?? 1 }),
        question: index,
      })
    else changed[index] = withoutTicks({ ...question, answer: ofPlaces(letters) }, marked.mark === 'tick')
  }
  return { questions: changed, problems }
}

const withoutTicks = (question: FileQuestion, ticked: boolean): FileQuestion =>
  ticked
    ? {
        ...question,
        options: question.options.map((texts) =>
          mapTexts(texts, (text) =>
            text
              .replace(/\\?\*$/, '')
              .replace(TICK, '')
              .trim(),
          ),
        ),
      }
    : question

function passageProblems({ passages, questions }: ReturnType<typeof recognise>): Problem[] {
  return passages.flatMap(({ id, at, from, to, used }) => {
    if (!used) return [note('passage-unused', 'Directions or a passage that no question belongs to.', { line: at })]
    const own = questions.filter(({ passage }) => passage === id).map(({ count }) => count)
    if (from === undefined && own.length > 1) {
      const what = `Directions that name no questions are taken for the questions ${own[0]} to ${own.at(-1)}.`
      return [note('passage-without-range', what, { line: at })]
    }
    const numbers = new Set(own)
    const absent = Array.from(
      { length: from === undefined || to === undefined ? 0 : to - from + 1 },
      (_, place) => (from ?? 0) + place,
    ).filter((number) => !numbers.has(number))
    return absent.length === 0
      ? []
      : [
          note(
            'passage-incomplete',
            `Directions are for questions ${from} to ${to}, of which ${absent.join(', ')} did not follow.`,
            { line: at },
          ),
        ]
  })
}

const lineOf = (at: Place | null): number => (at && 'line' in at ? at.line : 0)

function withQuestion(problem: Problem, places: readonly Place[]): Problem {
  const line = lineOf(problem.at)
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (lineOf(places[middle] ?? null) <= line) low = middle + 1
    else high = middle
  }
  return line === 0 || low === 0 ? problem : { ...problem, question: low - 1 }
}

/** Those of the file as a whole come last. */
const inOrder = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort((a, b) => (lineOf(a.at) || Number.MAX_SAFE_INTEGER) - (lineOf(b.at) || Number.MAX_SAFE_INTEGER))

const MAX_TEXT = 20_000

/** What the model of a question bounds is cut, and said. */
function bounded<T extends { questions: readonly FileQuestion[]; passages: readonly FilePassage[] }>(
  set: T,
  problems: Problem[],
): T {
  let cut = false
  const bound = (texts: Texts): Texts =>
    mapTexts(texts, (text) => {
      cut ||= text.length > MAX_TEXT
      return text.slice(0, MAX_TEXT)
    })
  const questions = set.questions.map((question, index) => {
    cut = false
    const { stem, options, explanation } = question
    const own = {
      ...question,
      stem: bound(stem),
      options: options.map(bound),
      explanation: explanation && bound(explanation),
    }
    if (cut)
      problems.push({ ...fault('text-too-long', 'A text of this question is too long and was cut.'), question: index })
    return own
  })
  cut = false
  const passages = set.passages.map(({ id, text }) => ({ id, text: bound(text) }))
  if (cut) problems.push(fault('text-too-long', 'A passage is too long and was cut.'))
  return { ...set, questions, passages }
}
