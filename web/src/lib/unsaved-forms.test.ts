import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSession, signIn } from './session/session.ts'
import { storage } from './testing/storage.ts'
import { forgetUnsavedForms, unsavedForm } from './unsaved-forms.ts'

const ASHA = 1
const RAVI = 11
const NOW = Date.UTC(2026, 10, 27)
const DAY = 24 * 60 * 60 * 1000

const signedInAs = (id: number) => signIn('x'.repeat(43), { id } as Parameters<typeof signIn>[1])
const article = () => unsavedForm<{ body: string }, string>('articles/7')
const stored = () => Object.keys(window.localStorage).filter((key) => key.startsWith('unsaved-form-'))

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  signedInAs(ASHA)
  return () => vi.unstubAllGlobals()
})

test('what was typed is found again with the version that it changes, until it is forgotten', () => {
  article().store({ value: { body: 'Two thousand words' }, version: 'v1' }, NOW)
  expect(article().read(NOW + DAY)).toMatchObject({ value: { body: 'Two thousand words' }, version: 'v1' })
  expect(unsavedForm('articles/8').read(NOW)).toBeUndefined()
  article().forget()
  expect(article().read(NOW)).toBeUndefined()
})

test('others on the device do not find it; signing out deletes it, and nothing of others', () => {
  article().store({ value: { body: 'of Asha' }, version: 'v1' }, NOW)
  signedInAs(RAVI)
  expect(article().read(NOW)).toBeUndefined()
  article().store({ value: { body: 'of Ravi' }, version: 'v1' }, NOW)
  forgetUnsavedForms(ASHA)
  expect(article().read(NOW)?.value.body).toBe('of Ravi')
  signedInAs(ASHA)
  expect(article().read(NOW)).toBeUndefined()
  forgetSession()
  article().store({ value: { body: 'of nobody' }, version: 'v1' }, NOW)
  expect(stored()).toHaveLength(1)
})

test('it expires after a week, also that of somebody who does not come back', () => {
  article().store({ value: { body: 'of Asha' }, version: 'v1' }, NOW)
  signedInAs(RAVI)
  article().read(NOW + 7 * DAY - 1)
  expect(stored()).toHaveLength(1)
  article().read(NOW + 7 * DAY)
  expect(stored()).toEqual([])
})

test('all forms together are bounded: the oldest go first', () => {
  const long = { value: { body: 'x'.repeat(400_000) }, version: 'v1' }
  for (const age of [3, 2, 1]) unsavedForm(`articles/${age}`).store(long, NOW - age * DAY)
  expect(unsavedForm('articles/3').read(NOW)).toBeUndefined()
  expect(unsavedForm('articles/2').read(NOW)).toBeDefined()
  expect(unsavedForm('articles/1').read(NOW)).toBeDefined()
})

test('an entry that cannot be read, and storage that refuses, are as nothing typed', () => {
  for (const broken of ['{', 'null', '"text"', '{"at":1e15,"value":null}']) {
    window.localStorage.setItem('unsaved-form-1-articles/7', broken)
    expect(article().read(NOW)).toBeUndefined()
  }
  vi.stubGlobal('window', {
    ...window,
    get localStorage() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(() => article().store({ value: { body: '' }, version: 'v1' }, NOW)).not.toThrow()
  expect(article().read(NOW)).toBeUndefined()
})
