import type { MarkUnits, Outcome, Scheme } from '../marking/marking.ts'
import type { Seconds } from '../timing/timing.ts'
import { MIN_ANSWERS, SPEEDS, speedOf } from './pace.ts'

/** Signs that a student was not certain of an answer: marked for review, or a speed at which too few were right. */
export const UNCERTAINTY_SIGNS = ['marked', ...SPEEDS] as const
export type UncertaintySign = (typeof UNCERTAINTY_SIGNS)[number]

export type UncertainAnswers = {
  readonly sign: UncertaintySign
  readonly correct: number
  readonly incorrect: number
  /** What they brought together. */
  readonly net: MarkUnits
}

/** What answers under one scheme with negative marks came to. All of it is arithmetic of what was answered. */
export type NegativeBalance = {
  readonly right: MarkUnits
  /** What a wrong answer takes away: more than nothing. */
  readonly penalty: MarkUnits
  readonly correct: number
  readonly incorrect: number
  /** What all wrong answers took away. */
  readonly cost: MarkUnits
  /** What all answers brought, the cost taken off. */
  readonly net: MarkUnits
  /** The share of right answers at which answering brings as much as leaving blank. */
  readonly breakEven: number
  /** Those marked for review, and those of the speeds whose share of right answers is below break-even; five answers at least. */
  readonly uncertain: readonly UncertainAnswers[]
}

type Answer = {
  readonly scheme: Scheme
  readonly verdict: Outcome
  /** For review. */
  readonly marked: boolean
  readonly seconds: Seconds
}

/**
 * The balance of each scheme in which a wrong answer is worth less than a blank. With r for a right answer, −p for a wrong one
 * and b for a blank, answering with a chance c of being right is worth c·r − (1 − c)·p: as much as a blank at
 * c = (p + b) / (r + p).
 */
export function negativeBalances(answers: readonly Answer[], medianSeconds: Seconds | null): NegativeBalance[] {
  const groups = new Map<string, Answer[]>()
  for (const answer of answers) {
    const { right, wrong, blank } = answer.scheme
    if (wrong >= 0 || wrong >= blank || right + Math.abs(wrong) <= 0) continue
    const name = `${right} ${wrong} ${blank}`
    groups.set(name, [...(groups.get(name) ?? []), answer])
  }
  return [...groups.values()].map((group) => balance(group, medianSeconds))
}

function balance(answers: readonly Answer[], medianSeconds: Seconds | null): NegativeBalance {
  const { right, wrong, blank } = (answers[0] as Answer).scheme
  const penalty = -wrong
  const sumUp = (some: readonly Answer[]) => {
    const count = (verdict: Outcome) => some.filter((answer) => answer.verdict === verdict).length
    const [correct, incorrect] = [count('right'), count('wrong')]
    return { correct, incorrect, net: correct * right - incorrect * penalty }
  }
  const uncertain = UNCERTAINTY_SIGNS.flatMap((sign): readonly UncertainAnswers[] => {
    const isUncertain = ({ marked, seconds }: Answer) =>
      sign === 'marked' ? marked : speedOf(seconds, medianSeconds) === sign
    const sum = sumUp(answers.filter(isUncertain))
    const answered = sum.correct + sum.incorrect
    if (answered < MIN_ANSWERS) return []
    // in whole units: the share itself would be rounded
    const isBelowBreakEven = sum.correct * (right + penalty) < answered * (penalty + blank)
    return sign === 'marked' || isBelowBreakEven ? [{ sign, ...sum }] : []
  })
  const all = sumUp(answers)
  const breakEven = (penalty + blank) / (right + penalty)
  return { right, penalty, ...all, cost: all.incorrect * penalty, breakEven, uncertain }
}
