import type { MarkUnits, Outcome, Scheme } from '../marking/marking.ts'
import type { Seconds } from '../timing/timing.ts'
import { median } from './item-statistics.ts'

/** An answered question; dropped questions are left out. */
export type TimedAnswer = {
  readonly seconds: Seconds
  readonly verdict: Outcome
  readonly marks: MarkUnits
  readonly scheme: Scheme
}

export const PACES = ['trap', 'rush'] as const
export type Pace = (typeof PACES)[number]

/** Multiples of the student's own median: a wrong answer that took longer is a time trap, one that took less a rush. */
const TRAP = 2
const RUSH = 1 / 5
/** Answers below this multiple of the median count as quick. */
const QUICK = 1 / 2

/** With fewer answers the median says too little. */
export const MIN_ANSWERS = 5

const isAnswered = ({ verdict }: TimedAnswer) => verdict === 'right' || verdict === 'wrong'

/** The median time of a student's own answers; null where there are too few. */
export function ownMedian(answers: readonly TimedAnswer[]): Seconds | null {
  const times = answers.filter(isAnswered).map(({ seconds }) => seconds)
  return times.length < MIN_ANSWERS ? null : median(times)
}

/** Whether a wrong answer took conspicuously long or short. */
export function paceOf({ seconds, verdict }: TimedAnswer, medianSeconds: Seconds | null): Pace | null {
  if (medianSeconds === null || verdict !== 'wrong') return null
  return seconds > TRAP * medianSeconds ? 'trap' : seconds < RUSH * medianSeconds ? 'rush' : null
}

/** Answers by the time they took, in medians: each from its limit up to the next one's. */
export const SPEEDS = ['quick', 'brisk', 'slow', 'long'] as const
export type Speed = (typeof SPEEDS)[number]
const SPEED_FROM: Readonly<Record<Speed, number>> = { quick: 0, brisk: QUICK, slow: 1, long: TRAP }

export type AtSpeed = {
  readonly speed: Speed
  readonly from: Seconds
  /** Null: without an end. */
  readonly below: Seconds | null
  readonly right: number
  readonly wrong: number
  readonly seconds: Seconds
  /** The seconds spent on wrong answers. */
  readonly wrongSeconds: Seconds
  /** What the right answers brought. */
  readonly gained: MarkUnits
  /** What would have been kept by leaving the wrong ones blank. */
  readonly avoidable: MarkUnits
}

/** In which of the groups an answer is; undefined without a median. */
export function speedOf(seconds: Seconds, medianSeconds: Seconds | null): Speed | undefined {
  if (medianSeconds === null || medianSeconds === 0) return undefined
  return SPEEDS.findLast((speed) => seconds >= SPEED_FROM[speed] * medianSeconds)
}

/** What answers came to, by the time they took; nothing where there is no median. */
export function bySpeed(answers: readonly TimedAnswer[], medianSeconds: Seconds | null): AtSpeed[] {
  if (medianSeconds === null || medianSeconds === 0) return []
  return SPEEDS.map((speed, index) => {
    const next = SPEEDS[index + 1]
    const from = SPEED_FROM[speed] * medianSeconds
    const below = next ? SPEED_FROM[next] * medianSeconds : null
    const here = answers.filter((answer) => isAnswered(answer) && speedOf(answer.seconds, medianSeconds) === speed)
    const [right, wrong] = (['right', 'wrong'] as const).map((verdict) => here.filter((one) => one.verdict === verdict))
    const all = (some: readonly TimedAnswer[] = [], of: (one: TimedAnswer) => number) =>
      some.reduce((total, one) => total + of(one), 0)
    return {
      speed,
      from,
      below,
      right: right?.length ?? 0,
      wrong: wrong?.length ?? 0,
      seconds: all(here, ({ seconds }) => seconds),
      wrongSeconds: all(wrong, ({ seconds }) => seconds),
      gained: all(right, ({ marks, scheme }) => marks - scheme.blank),
      avoidable: all(wrong, ({ marks, scheme }) => scheme.blank - marks),
    }
  })
}
