import { expect, test } from 'vitest'
import { fitDescription } from './fit-description.ts'

const MORE =
  'Study notes for ICET, SSC, Bank and Railway exams: read them online or download the PDF, free of charge and without an account.'

test('a short description gets more, up to a whole word', () => {
  const text = fitDescription('Formulae and worked examples.', MORE)
  expect(text).toMatch(/^Formulae and worked examples\. Study notes for ICET/)
  expect(text.length).toBeGreaterThanOrEqual(120)
  expect(text.length).toBeLessThanOrEqual(160)
  expect(`Formulae and worked examples. ${MORE}`.split(' ')).toContain(text.replace('…', '').split(' ').at(-1))
})

test('a long one is cut at a word, one that fits and one in another script stay as they are', () => {
  const long = 'word '.repeat(50).trim()
  expect(fitDescription(long, MORE)).toMatch(/word…$/)
  expect(fitDescription(long, MORE).length).toBeLessThanOrEqual(160)
  const fits = 'x'.repeat(130)
  expect(fitDescription(fits, MORE)).toBe(fits)
  expect(fitDescription('శాతాలు', MORE)).toBe('శాతాలు')
})
