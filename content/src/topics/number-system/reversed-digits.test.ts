import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { content } from './index.ts'

test('numbers beside a two-digit one have the sum of its digits where enough have', () => {
  const template = content.templates?.find(({ id }) => id === 'number-system/reversed-digits')
  const told = Array.from({ length: 300 }, (_, seed) => template?.make(createRandom(`digits ${seed}`), 'easy', 4).draft)
    .flatMap((draft) => draft?.questions ?? [])
    .filter(({ stem, distractors }) => {
      const sum = Number(stem.en.match(/two-digit number is (\d+)/)?.[1])
      const fitting = distractors.filter(
        ({ text }) => [...text.en].reduce((all, digit) => all + Number(digit), 0) === sum,
      )
      const others = (sum > 9 ? 19 - sum : sum - 1) - 1
      return fitting.length < Math.min(3, others)
    })
  expect(told.map(({ stem, distractors }) => `${stem.en} ${distractors.map(({ text }) => text.en)}`)).toEqual([])
})
