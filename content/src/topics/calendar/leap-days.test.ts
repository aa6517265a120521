import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { content } from './index.ts'

test('what is said of 29 February agrees with the two dates', () => {
  const template = content.templates?.find(({ id }) => id === 'calendar/day-from-another-date')
  const wrong = Array.from({ length: 300 }, (_, seed) => template?.make(createRandom(`leap ${seed}`), 'hard').draft)
    .flatMap((draft) => draft?.questions ?? [])
    .filter(({ stem, explanation }) => {
      const [start = 0, end = 0] = (stem.en.match(/\d{1,2} \w+ \d{4}/g) ?? []).map((date) => Date.parse(`${date} UTC`))
      const days = Array.from({ length: (end - start) / 86_400_000 }, (_, n) => new Date(end - n * 86_400_000))
      const crosses = days.some((day) => day.getUTCMonth() === 1 && day.getUTCDate() === 29)
      return crosses !== explanation.en.includes('a 29 February lies between')
    })
  expect(wrong.map(({ stem }) => stem.en)).toEqual([])
})
