import type { PracticeTopic } from '@pariksha/contract/practice/practice'
import type { TopicState } from '@pariksha/domain/practice/topic-state'
import { BEGUN_IN_BAR } from './topic-state-styles.ts'

type Part = { readonly state: TopicState; readonly percent: number }

/** Shares of all marks in whole per cent, which add up to 100 with what belongs to no topic. The shares of topics are rounded, too. */
export function partsOfMarks(topics: readonly Pick<PracticeTopic, 'state' | 'share'>[]): {
  readonly parts: readonly Part[]
  readonly unknown: number
} {
  const sumOf = (some: typeof topics) => some.reduce((sum, { share }) => sum + share, 0)
  const begun = BEGUN_IN_BAR.map((state) => ({
    state,
    percent: Math.round(sumOf(topics.filter((one) => one.state === state))),
  }))
  const unknown = Math.max(0, Math.round(100 - sumOf(topics)))
  const rest = 100 - unknown - begun.reduce((sum, { percent }) => sum + percent, 0)
  const parts = [...begun, { state: 'new' as const, percent: rest }]
  return { parts: parts.filter(({ percent }) => percent > 0), unknown }
}
