import type { MarkUnits, Outcome, Scheme } from '../marking/marking.ts'
import type { Seconds } from '../timing/timing.ts'
import { MIN_ANSWERS, SPEEDS, speedOf } from './pace.ts'

/** Answers that were in doubt: marked for review, or given at a speed at which too few were right. */
export const DOUBTS = ['marked', ...SPEEDS] as const
export type Doubt = (typeof DOUBTS)[number]

export type DoubtfulAnswers = {
  readonly doubt: Doubt
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
  readonly evenShare: number
  /** Those marked for review, and those of the speeds whose share of right answers is below the even one; five answers at least. */
  readonly doubtful: readonly DoubtfulAnswers[]
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
  const doubtful = DOUBTS.flatMap((doubt): readonly DoubtfulAnswers[] => {
    const isDoubtful = ({ marked, seconds }: Answer) =>
      doubt === 'marked' ? marked : speedOf(seconds, medianSeconds) === doubt
    const sum = sumUp(answers.filter(isDoubtful))
    const answered = sum.correct + sum.incorrect
    if (answered < MIN_ANSWERS) return []
    // in whole units: the share itself would be rounded
    const isBelowEven = sum.correct * (right + penalty) < answered * (penalty + blank)
    return doubt === 'marked' || isBelowEven ? [{ doubt, ...sum }] : []
  })
  const all = sumUp(answers)
  const evenShare = (penalty + blank) / (right + penalty)
  return { right, penalty, ...all, cost: all.incorrect * penalty, evenShare, doubtful }
}
