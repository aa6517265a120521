import { expect, test } from 'vitest'
import { testsOfTopics } from './tests-of-topics.ts'

const seenIn = (...days: readonly number[]) => ({
  tests: days.map((day) => ({ attempt_id: 100 - day, completed_at: `2026-11-0${day}T10:00:00Z`, seen: 2, right: 1 })),
})

test('each test stands once, by its time and not by its number', () => {
  const tests = testsOfTopics([seenIn(2, 5), seenIn(1, 5), seenIn()])
  expect(tests.map(({ attempt_id }) => attempt_id)).toEqual([99, 98, 95])
})
