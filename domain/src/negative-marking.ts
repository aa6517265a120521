import type { MarkUnits, Outcome, Scheme } from './marking.ts'

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
}

type Answer = { readonly scheme: Scheme; readonly verdict: Outcome }

/**
 * The balance of each scheme in which a wrong answer is worth less than a blank. With r for a right answer, −p for a wrong one
 * and b for a blank, answering with a chance c of being right is worth c·r − (1 − c)·p: as much as a blank at
 * c = (p + b) / (r + p).
 */
export function negativeBalances(answers: readonly Answer[]): NegativeBalance[] {
  const groups = new Map<string, Answer[]>()
  for (const answer of answers) {
    const { right, wrong, blank } = answer.scheme
    if (wrong >= 0 || wrong >= blank || right + Math.abs(wrong) <= 0) continue
    const name = `${right} ${wrong} ${blank}`
    groups.set(name, [...(groups.get(name) ?? []), answer])
  }
  return [...groups.values()].map(balance)
}

function balance(answers: readonly Answer[]): NegativeBalance {
  const { right, wrong, blank } = (answers[0] as Answer).scheme
  const count = (verdict: Outcome) => answers.filter((answer) => answer.verdict === verdict).length
  const [correct, incorrect, penalty] = [count('right'), count('wrong'), -wrong]
  const cost = incorrect * penalty
  const evenShare = (penalty + blank) / (right + penalty)
  return { right, penalty, correct, incorrect, cost, net: correct * right - cost, evenShare }
}
