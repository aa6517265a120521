import type { MarkUnits, Outcome } from '../marking/marking.ts'
import { type Interval, wilsonInterval } from '../ranking/wilson-interval.ts'

/** How many questions were seen, and how many of them answered right: blanks that were seen are not right. */
export type Score = { readonly seen: number; readonly right: number }

export type TopicAnswer<Topic> = {
  readonly topic: Topic
  readonly verdict: Outcome
  readonly opened: boolean
  readonly maximum: MarkUnits
}

/** What the topic of this test and of earlier ones together says, against everything the student answered. */
export const STRENGTHS = ['strong', 'weak', 'middle', 'too-few'] as const
export type Strength = (typeof STRENGTHS)[number]

export type TopicStrength<Topic> = Score & {
  readonly topic: Topic
  /** Questions of the test, seen or not; dropped ones are left out everywhere. */
  readonly asked: number
  /** Marks for it in this test. */
  readonly maximum: MarkUnits
  /** Wilson interval of this test's answers. */
  readonly interval: Interval
  readonly earlier: Score
  readonly strength: Strength
  /** Marks of such a test that are not yet sure: what it is worth there × what is missing to all right; not rounded. */
  readonly gap: number
}

/** Fewer questions get no verdict: even all right or all wrong could be chance. */
export const MIN_FOR_VERDICT = 5
/** Fewer questions are not suggested for practice. */
const MIN_FOR_PRACTICE = 3
const SUGGESTED = 3

/** The scores by topic. */
export function scoresByTopic<Topic>(answers: readonly TopicAnswer<Topic>[]): Map<Topic, Score> {
  const scores = new Map<Topic, Score>()
  for (const { topic, verdict, opened } of answers) {
    if (verdict === 'dropped' || !opened) continue
    const { seen, right } = scores.get(topic) ?? { seen: 0, right: 0 }
    scores.set(topic, { seen: seen + 1, right: right + (verdict === 'right' ? 1 : 0) })
  }
  return scores
}

/**
 * Strength per topic, in the order of the paper. A topic is strong or weak only where its Wilson interval over this and the earlier
 * tests lies wholly above or below the share of right answers over all topics. The gap counts with the middle of that interval, which
 * few questions leave near a half. `worth` is what a topic is worth in such a test; where it is not known, its marks in this one are.
 */
export function topicStrengths<Topic>(
  answers: readonly TopicAnswer<Topic>[],
  earlier: ReadonlyMap<Topic, Score> = new Map(),
  worth: ReadonlyMap<Topic, MarkUnits> = new Map(),
): TopicStrength<Topic>[] {
  const now = scoresByTopic(answers)
  const overall = sumOfScores([...now.values(), ...earlier.values()])
  return [...new Set(answers.map(({ topic }) => topic))].map((topic) => {
    const counted = answers.filter((answer) => answer.topic === topic && answer.verdict !== 'dropped')
    const own = now.get(topic) ?? { seen: 0, right: 0 }
    const before = earlier.get(topic) ?? { seen: 0, right: 0 }
    const all = sumOfScores([own, before])
    const maximum = counted.reduce((sum, one) => sum + one.maximum, 0)
    return {
      topic,
      ...own,
      asked: counted.length,
      maximum,
      interval: wilsonInterval(own.right, own.seen),
      earlier: before,
      strength: strengthOf(all, overall),
      gap: (worth.get(topic) ?? maximum) * (1 - wilsonInterval(all.right, all.seen).centre),
    }
  })
}

/** Of a topic, against all topics together. */
export function strengthOf({ right, seen }: Score, overall: Score): Strength {
  if (seen < MIN_FOR_VERDICT) return 'too-few'
  const { low, high } = wilsonInterval(right, seen)
  const share = overall.right / overall.seen
  return low > share ? 'strong' : high < share ? 'weak' : 'middle'
}

/** The topics in which practice brings most: those with the largest gap, of which enough was seen. */
export function topicsToPractise<Topic>(topics: readonly TopicStrength<Topic>[]): TopicStrength<Topic>[] {
  return topics
    .filter(({ seen, right, earlier, gap }) => {
      const all = seen + earlier.seen
      return all >= MIN_FOR_PRACTICE && right + earlier.right < all && gap > 0
    })
    .sort((a, b) => b.gap - a.gap)
    .slice(0, SUGGESTED)
}

export const sumOfScores = (scores: readonly Score[]): Score => ({
  seen: scores.reduce((sum, { seen }) => sum + seen, 0),
  right: scores.reduce((sum, { right }) => sum + right, 0),
})
