import { expect, test } from 'vitest'
import { type DailyTopic, dailyTopics } from './daily-set.ts'

const dailyTopic = (topic: string, state: DailyTopic['state'], ability = 0, share = 1): DailyTopic => ({
  topic,
  state,
  ability,
  share,
})

test('the weakest come first, then new ones by their marks, and solid ones last', () => {
  const topics = [
    dailyTopic('solid', 'solid', 2),
    dailyTopic('small', 'new', 0, 1),
    dailyTopic('better', 'learning', 0.5),
    dailyTopic('large', 'new', 0, 9),
    dailyTopic('worse', 'rusty', -1),
  ]
  expect(dailyTopics(topics)).toEqual(['worse', 'better', 'large', 'small', 'solid'])
})

test('who began many topics meets new ones all the same', () => {
  const begun = [3, 1, 2, 7, 5, 4, 6].map((n) => dailyTopic(`begun ${n}`, 'learning', n))
  expect(dailyTopics([...begun, dailyTopic('new', 'new')]).slice(0, 7)).toEqual([
    'begun 1',
    'begun 2',
    'begun 3',
    'begun 4',
    'begun 5',
    'new',
    'begun 6',
  ])
})

test('nothing is lost and nothing comes twice', () => {
  const topics = (['new', 'learning', 'solid', 'rusty'] as const).flatMap((state) =>
    [1, 2, 3].map((n) => dailyTopic(`${state} ${n}`, state, n)),
  )
  expect([...dailyTopics(topics)].sort()).toEqual(topics.map(({ topic }) => topic).sort())
})
