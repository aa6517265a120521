import { expect, test } from 'vitest'
import { excerpts } from './excerpts.ts'

const LONG = 'word '.repeat(40_000)

test('short values stay as they are, a long text is cut', () => {
  const before = { title: 'A plan', exams: ['icet'], price: 5, body: LONG }
  const { before: shown, after } = excerpts({ before, after: null })
  expect(shown).toMatchObject({ title: 'A plan', exams: ['icet'], price: 5 })
  expect(String(shown?.body)).toMatch(/^word .*…$/)
  expect(String(shown?.body).length).toBeLessThan(1_100)
  expect(after).toBeNull()
})

test('of a change late in a long text both sides show where it is', () => {
  const before = { body: `${LONG}old ending` }
  const shown = excerpts({ before, after: { body: `${LONG}new ending` } })
  expect(String(shown.before?.body)).toMatch(/^….*word old ending$/)
  expect(String(shown.after?.body)).toMatch(/^….*word new ending$/)
})

test('what did not change shows the same on both sides, whatever else did', () => {
  const shown = excerpts({ before: { body: LONG, title: 'One' }, after: { body: LONG, title: 'Two' } })
  expect(shown.before?.body).toBe(shown.after?.body)
})

test('a text that only grew, or came out of nothing', () => {
  const grown = excerpts({ before: { body: LONG }, after: { body: `${LONG}more` } })
  expect(grown.before?.body).not.toBe(grown.after?.body)
  const made = excerpts({ before: { body: null }, after: { body: LONG } })
  expect(made.before?.body).toBeNull()
  expect(String(made.after?.body)).toMatch(/^word/)
})
