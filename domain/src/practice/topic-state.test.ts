import { expect, test } from 'vitest'
import { abilityFrom } from './ability.ts'
import { type TopicState, topicState } from './topic-state.ts'

const DAY = 86_400_000

test.each<[right: number, wrong: number, days: number, TopicState]>([
  [0, 0, 0, 'new'],
  [1, 0, 0, 'learning'],
  [7, 0, 0, 'learning'],
  [12, 0, 0, 'solid'],
  [12, 0, 29, 'solid'],
  [12, 0, 30, 'rusty'],
  [20, 4, 1, 'solid'],
  [12, 12, 1, 'learning'],
  [12, 12, 90, 'learning'],
])('%i right and %i wrong on the middle level, %i days ago: %s', (right, wrong, days, state) => {
  const answers = Array.from({ length: right + wrong }, (_, n) => ({
    level: 'medium' as const,
    guess: 0.25,
    // wrong ones among right ones
    right: wrong === 0 || n % Math.ceil((right + wrong) / wrong) !== 0,
  }))
  expect(
    topicState({ answers: answers.length, ability: abilityFrom(answers), guess: 0.25, sinceLastAnswer: days * DAY }),
  ).toBe(state)
})
