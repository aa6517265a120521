import type { TopicInProgress } from '@pariksha/contract/results/progress'

type TestOfTopics = Pick<TopicInProgress['tests'][number], 'attempt_id' | 'completed_at'>

/** The tests in which any of the topics was seen, each once, oldest first. */
export function testsOfTopics(topics: readonly Pick<TopicInProgress, 'tests'>[]): readonly TestOfTopics[] {
  const tests = new Map(
    topics.flatMap((topic) =>
      topic.tests.map(({ attempt_id, completed_at }) => [attempt_id, { attempt_id, completed_at }]),
    ),
  )
  return [...tests.values()].sort(
    (one, other) => Date.parse(one.completed_at) - Date.parse(other.completed_at) || one.attempt_id - other.attempt_id,
  )
}
