import type { PaperRule } from '@pariksha/contract/papers/paper-rule'
import { LEVELS } from '@pariksha/contract/questions/question-file'

export type Level = (typeof LEVELS)[number]
export type Cell = { readonly topic: string; readonly level: Level }

/** Whole numbers in the proportion of the weights that add up to `count`, by largest remainders. */
export function apportion(count: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (count * weight) / total)
  const whole = exact.map(Math.floor)
  const byRemainder = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  const missing = count - whole.reduce((sum, share) => sum + share, 0)
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}

/** What is missing of each share of the whole; where nothing is, by the shares themselves. */
function stillWanted(free: number, whole: number, weights: readonly number[], there: readonly number[]): number[] {
  const missing = apportion(whole, weights).map((wanted, index) => Math.max(0, wanted - (there[index] ?? 0)))
  return apportion(free, missing.some((one) => one > 0) ? missing : weights)
}

type Section = {
  readonly count: number
  readonly free: number
  readonly there: readonly { readonly topic: string | null; readonly level: Level | null }[]
}

/** Topic and level of each free place of a section, so that the whole section has the shares of the rule. */
export function planNeeds({ topics, levels }: PaperRule, { count, free, there }: Section): Cell[] {
  const ofTopics = stillWanted(
    free,
    count,
    topics.map(({ share }) => share),
    topics.map(({ topic }) => there.filter((one) => one.topic === topic).length),
  )
  const ofLevels = stillWanted(
    free,
    count,
    LEVELS.map((level) => levels[level]),
    LEVELS.map((level) => there.filter((one) => one.level === level).length),
  )
  const places = topics.flatMap(({ topic }, index) => Array<string>(ofTopics[index] ?? 0).fill(topic))
  return places.map((topic) => {
    const level = mostLeft(ofLevels)
    ofLevels[level] = (ofLevels[level] ?? 0) - 1
    return { topic, level: LEVELS[level] ?? 'medium' }
  })
}

/** Levels take turns, so that each topic gets some of each. */
function mostLeft(counts: readonly number[]): number {
  return counts.indexOf(Math.max(...counts))
}
