import { expect, test } from 'vitest'
import { mergeChanges } from './merge-changes.ts'

const opened = { title: 'Weekly test', minutes: '60', languages: ['en'] }

test('what somebody else changed meanwhile stays, and so does what was typed', () => {
  const latest = { ...opened, title: 'Weekly test 12', languages: ['en', 'te'] }
  expect(mergeChanges(opened, { ...opened, minutes: '90' }, latest)).toEqual({ ...latest, minutes: '90' })
})

test('of a field that both changed the typed one counts', () => {
  const typed = { ...opened, languages: ['hi'] }
  expect(mergeChanges(opened, typed, { ...opened, languages: ['en', 'te'] })).toEqual(typed)
})
