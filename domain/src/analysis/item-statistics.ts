import { judge } from '../marking/marking.ts'
import { type AnswerKey, type AnswerShape, type Choice, LETTERS, plainDecimal } from '../question.ts'

/** One candidate at a question. */
export type ItemResponse = {
  readonly choice: Choice | null
  /** Marks in all other questions, in units. */
  readonly rest: number
  /** Seconds spent at the question; null where it was never opened. */
  readonly seconds: number | null
}

/** The question, as its statistics see it: a dropped one is counted by the answers it had. */
export type Item = AnswerShape & {
  readonly accepted: readonly AnswerKey[]
  /** Seconds there are for it: the time of its section by the number of its questions. */
  readonly allotted: number
}

/** How often of the weakest, the middle and the best third of the candidates. */
export type Thirds = readonly [low: number, middle: number, high: number]

export type AnswerShare = {
  readonly answer: Choice
  readonly right: boolean
  readonly count: number
  readonly thirds: Thirds
  /** Point-biserial between giving this answer and the marks in the other questions; null where nothing varies. */
  readonly correlation: number | null
}

/** What is conspicuous, with the figures behind it. */
export type ItemFlag =
  | {
      readonly code: 'key-likely-wrong' | 'two-keys-likely'
      readonly answer: Choice
      /** In the best third of candidates: how many gave that answer, and how many a right one. */
      readonly chosen: number
      readonly keyed: number
      readonly of: number
    }
  | { readonly code: 'nearly-all-right' | 'nearly-nobody-answered'; readonly count: number; readonly of: number }
  | { readonly code: 'too-slow'; readonly seconds: number; readonly allotted: number }

export const ITEM_FLAGS = [
  'key-likely-wrong',
  'two-keys-likely',
  'nearly-all-right',
  'nearly-nobody-answered',
  'too-slow',
] as const satisfies readonly ItemFlag['code'][]

export type ItemStatistics = {
  readonly candidates: number
  readonly attempted: number
  readonly right: number
  readonly skipped: number
  /** Point-biserial of being right with the marks in the other questions; null where nothing varies. */
  readonly discrimination: number | null
  /** The median over candidates who opened the question; null where nobody did. */
  readonly medianSeconds: number | null
  readonly thirdSizes: Thirds
  readonly answers: readonly AnswerShare[]
  readonly flags: readonly ItemFlag[]
}

/** Below this number of candidates nothing is flagged: chance would be. */
export const MIN_CANDIDATES = 30
/** Typed and combined answers: only the most frequent ones are listed. */
export const MAX_ANSWERS = 8

const NEARLY = 0.98
const TOO_SLOW = 3
/** For an answer to be a second key: its share of the best third, and its correlation, which chance seldom gives to 100 candidates. */
const SECOND_KEY = { share: 0.25, correlation: 0.2 } as const

/**
 * Classical item statistics of one question. Formulae and sources: docs/decisions/2026-11-23-item-statistics.md. Candidates
 * with equal marks are put into thirds in the order given.
 */
export function itemStatistics(item: Item, responses: readonly ItemResponse[]): ItemStatistics {
  const third = thirdsOf(responses)
  const rests = responses.map(({ rest }) => rest)
  const spelled = responses.map(({ choice }) => (choice === null ? null : spelling(item, choice)))
  const isRight = (answer: Choice) => item.accepted.some((key) => judge(key, answer) === 'right')
  const right = new Map([...new Set(spelled)].map((answer) => [answer, answer !== null && isRight(answer)]))
  const rights = spelled.map((answer) => right.get(answer) === true)
  const answered = (answer: Choice): AnswerShare => {
    const gave = spelled.map((one) => one === answer)
    const thirds = countThirds(gave, third)
    const correlation = pointBiserial(gave, rests)
    return { answer, right: isRight(answer), count: sum(thirds), thirds, correlation }
  }
  const attempted = spelled.filter((answer) => answer !== null).length
  const statistics: Omit<ItemStatistics, 'flags'> = {
    candidates: responses.length,
    attempted,
    right: rights.filter(Boolean).length,
    skipped: responses.length - attempted,
    discrimination: pointBiserial(rights, rests),
    medianSeconds: median(responses.flatMap(({ seconds }) => (seconds === null ? [] : [seconds]))),
    thirdSizes: countThirds(
      rests.map(() => true),
      third,
    ),
    answers: offeredAnswers(item, spelled).map(answered),
  }
  const flags = responses.length < MIN_CANDIDATES ? [] : flagsOf(statistics, countThirds(rights, third)[2], item)
  return { ...statistics, flags }
}

/** Pearson's correlation of a yes or no with a number; null where one of them does not vary. */
export function pointBiserial(gave: readonly boolean[], numbers: readonly number[]): number | null {
  const count = gave.length
  const [some, all, squares] = [gave.filter(Boolean).length, sum(numbers), sum(numbers.map((one) => one * one))]
  const sumOfRight = sum(numbers.filter((_, index) => gave[index]))
  // times the square of the count: with whole numbers everything under the root is exact
  const varied = (count * some - some * some) * (count * squares - all * all)
  return varied <= 0 ? null : (count * sumOfRight - some * all) / Math.sqrt(varied)
}

/** Null without numbers. */
export function median(numbers: readonly number[]): number | null {
  const ordered = [...numbers].sort((a, b) => a - b)
  const half = Math.floor(ordered.length / 2)
  const upper = ordered[half]
  if (upper === undefined) return null
  return ordered.length % 2 === 1 ? upper : ((ordered[half - 1] ?? upper) + upper) / 2
}

function flagsOf(
  { candidates, attempted, right, answers, discrimination, medianSeconds, thirdSizes }: Omit<ItemStatistics, 'flags'>,
  keyed: number,
  { allotted }: Item,
): ItemFlag[] {
  const flags: ItemFlag[] = []
  const of = thirdSizes[2]
  const [rival] = answers.filter((one) => !one.right).sort((a, b) => b.thirds[2] - a.thirds[2])
  if (rival && rival.correlation !== null) {
    const evidence = { answer: rival.answer, chosen: rival.thirds[2], keyed, of }
    if (rival.thirds[2] > keyed && rival.correlation > (discrimination ?? 0))
      flags.push({ code: 'key-likely-wrong', ...evidence })
    else if (rival.thirds[2] >= SECOND_KEY.share * of && rival.correlation >= SECOND_KEY.correlation)
      flags.push({ code: 'two-keys-likely', ...evidence })
  }
  if (right >= NEARLY * candidates) flags.push({ code: 'nearly-all-right', count: right, of: candidates })
  if (attempted <= (1 - NEARLY) * candidates)
    flags.push({ code: 'nearly-nobody-answered', count: attempted, of: candidates })
  if (medianSeconds !== null && medianSeconds > TOO_SLOW * allotted)
    flags.push({ code: 'too-slow', seconds: medianSeconds, allotted })
  return flags
}

const spelling = ({ kind }: Item, choice: Choice): Choice => (kind === 'numeric' ? plainDecimal(choice) : choice)

/** All options in their order; of typed and combined answers the most frequent. */
function offeredAnswers({ kind, optionCount }: Item, spelled: readonly (Choice | null)[]): Choice[] {
  if (kind === 'single-choice') return LETTERS.slice(0, optionCount)
  const counts = new Map<Choice, number>()
  for (const answer of spelled) if (answer !== null) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  const ordered = [...counts].sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
  return ordered.slice(0, MAX_ANSWERS).map(([answer]) => answer)
}

/** Which third each candidate is in, by the marks in the other questions: the middle one has what does not divide. */
function thirdsOf(responses: readonly ItemResponse[]): (0 | 1 | 2)[] {
  const ordered = responses
    .map((_, index) => index)
    .sort((a, b) => restOf(responses[a]) - restOf(responses[b]) || a - b)
  const size = Math.floor(responses.length / 3)
  const thirds = responses.map((): 0 | 1 | 2 => 1)
  for (const index of ordered.slice(0, size)) thirds[index] = 0
  for (const index of ordered.slice(ordered.length - size)) thirds[index] = 2
  return thirds
}
const restOf = (response: ItemResponse | undefined): number => response?.rest ?? 0

function countThirds(gave: readonly boolean[], third: readonly (0 | 1 | 2)[]): Thirds {
  const counts: [number, number, number] = [0, 0, 0]
  gave.forEach((did, index) => {
    if (did) counts[third[index] ?? 1]++
  })
  return counts
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
