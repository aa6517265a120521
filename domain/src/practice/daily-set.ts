import type { TopicState } from './topic-state.ts'

/** Questions of a day. */
export const DAILY_COUNT = 10
/** How many of the weakest topics come before new ones. */
const WEAKEST = 5

/** How far a student is with a topic of the exam; `share` of its marks, `ability` in logits. */
export type DailyTopic = {
  readonly topic: string
  readonly state: TopicState
  readonly ability: number
  readonly share: number
}

/**
 * The topics of a day's questions in the order in which they are asked, after the mistakes that are due: the five weakest,
 * what is new with the most marks first, then all others, the weaker ones first. What is solid is not weak, whatever the
 * ability of other topics.
 */
export function dailyTopics(topics: readonly DailyTopic[]): readonly string[] {
  const weaker = (one: DailyTopic, other: DailyTopic) => one.ability - other.ability
  const begun = topics.filter(({ state }) => state === 'learning' || state === 'rusty').sort(weaker)
  const fresh = topics.filter(({ state }) => state === 'new').sort((one, other) => other.share - one.share)
  const solid = topics.filter(({ state }) => state === 'solid').sort(weaker)
  return [...begun.slice(0, WEAKEST), ...fresh, ...begun.slice(WEAKEST), ...solid].map(({ topic }) => topic)
}
