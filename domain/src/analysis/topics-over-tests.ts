import { type Interval, wilsonInterval } from '../ranking/wilson-interval.ts'
import {
  MIN_FOR_VERDICT,
  type Score,
  type Strength,
  scoresByTopic,
  strengthOf,
  sumOfScores,
  type TopicAnswer,
} from './topic-strength.ts'

export type TopicOverTests<Topic> = Score & {
  readonly topic: Topic
  /** Wilson interval over all tests. */
  readonly interval: Interval
  readonly strength: Strength
  /** The tests in which it was seen, by their place. One of them alone says too little for a verdict. */
  readonly tests: readonly (Score & { readonly place: number })[]
}

/** Topics of which enough was seen over all tests together, the largest share of right answers first; with the scores of each test. */
export function topicsOverTests<Topic>(tests: readonly (readonly TopicAnswer<Topic>[])[]): TopicOverTests<Topic>[] {
  const all = scoresByTopic(tests.flat())
  const each = tests.map(scoresByTopic)
  const overall = sumOfScores([...all.values()])
  return [...all]
    .filter(([, { seen }]) => seen >= MIN_FOR_VERDICT)
    .map(([topic, score]) => ({
      topic,
      ...score,
      interval: wilsonInterval(score.right, score.seen),
      strength: strengthOf(score, overall),
      tests: each.flatMap((scores, place) => {
        const own = scores.get(topic)
        return own ? [{ place, ...own }] : []
      }),
    }))
    .sort((one, other) => other.right / other.seen - one.right / one.seen || other.seen - one.seen)
}
