import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSession, signIn } from '../../../../shared/lib/session/session.ts'
import { forgetUnsavedForms } from '../../../../shared/lib/storage/unsaved-forms.ts'
import { storage } from '../../../../shared/lib/testing/storage.ts'
import { unsavedForm } from './unsaved-form.ts'

const ASHA = 1
const RAVI = 11
const NOW = Date.UTC(2026, 10, 27)
const DAY = 24 * 60 * 60 * 1000

const signedInAs = (id: number) => signIn('x'.repeat(43), { id } as Parameters<typeof signIn>[1])
const stored = () => Object.keys(window.localStorage).filter((key) => key.startsWith('unsaved-form-'))

/** A form that is opened: what it finds of what was left, and how it goes on. */
async function opened(name = 'articles/7', now = NOW) {
  const form = unsavedForm<{ body: string }, string>(name)
  const found = await form.takeOver(now, () => true)
  return { ...form, found, type: (body: string, at = now) => form.store({ value: { body }, version: 'v1' }, at) }
}

/** What the next form of this name finds. */
async function foundAt(name?: string, now?: number) {
  const form = await opened(name, now)
  form.close()
  return form.found?.value.body
}

async function left(body: string, name?: string, at?: number) {
  const form = await opened(name, at)
  form.type(body, at)
  form.close()
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  signedInAs(ASHA)
})

test('what was typed is found again with the version that it changes, until it is forgotten', async () => {
  await left('Two thousand words')
  expect(await foundAt('articles/8')).toBeUndefined()
  const again = await opened('articles/7', NOW + DAY)
  expect(again.found).toMatchObject({ value: { body: 'Two thousand words' }, version: 'v1' })
  again.forget()
  again.close()
  expect(await foundAt()).toBeUndefined()
})

test('forms of one name that are open at once keep their own, and the next one finds what was left last', async () => {
  const first = await opened('articles/new')
  first.type('of the first tab')
  const second = await opened('articles/new')
  expect(second.found).toBeUndefined()
  second.type('of the second tab', NOW + 1)
  first.type('more of the first tab', NOW + 2)
  expect(stored()).toHaveLength(2)
  second.close()
  expect(await foundAt('articles/new', NOW + 3)).toBe('of the second tab')
  first.close()
  expect(await foundAt('articles/new', NOW + 4)).toBe('more of the first tab')
})

test('what was left stays where it is while something is typed into the form that asks for it', async () => {
  await left('of yesterday')
  const form = unsavedForm('articles/7')
  expect(await form.takeOver(NOW, () => false)).toBeUndefined()
  form.close()
  expect(await foundAt()).toBe('of yesterday')
})

test('without locks a form takes over what another one stored, which stores its own again', async () => {
  vi.stubGlobal('navigator', {})
  const first = await opened('articles/new')
  first.type('of the first tab')
  const second = await opened('articles/new')
  expect(second.found?.value.body).toBe('of the first tab')
  first.type('more of the first tab')
  second.type('of the second tab')
  expect(stored()).toHaveLength(2)
})

test('others on the device do not find it; signing out deletes it, and nothing of others', async () => {
  await left('of Asha')
  signedInAs(RAVI)
  expect(await foundAt()).toBeUndefined()
  await left('of Ravi')
  forgetUnsavedForms(ASHA)
  expect(await foundAt()).toBe('of Ravi')
  signedInAs(ASHA)
  expect(await foundAt()).toBeUndefined()
  forgetSession()
  await left('of nobody')
  expect(stored()).toHaveLength(1)
})

test('it expires after a week, also that of somebody who does not come back', async () => {
  await left('of Asha')
  signedInAs(RAVI)
  await foundAt('articles/7', NOW + 7 * DAY - 1)
  expect(stored()).toHaveLength(1)
  await foundAt('articles/7', NOW + 7 * DAY)
  expect(stored()).toEqual([])
})

test('all forms together are bounded: the oldest go first', async () => {
  for (const age of [3, 2, 1]) await left('x'.repeat(400_000), `articles/${age}`, NOW - age * DAY)
  expect(await foundAt('articles/3')).toBeUndefined()
  expect(await foundAt('articles/2')).toBeDefined()
  expect(await foundAt('articles/1')).toBeDefined()
})

test('an entry that cannot be read, and storage that refuses, are as nothing typed', async () => {
  for (const broken of ['{', 'null', '"text"', '{"at":1e15,"value":null}']) {
    window.localStorage.setItem('unsaved-form-1-articles/7#1', broken)
    expect(await foundAt()).toBeUndefined()
  }
  vi.stubGlobal('window', {
    ...window,
    get localStorage() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(await foundAt()).toBeUndefined()
  await expect(left('kept nowhere')).resolves.toBeUndefined()
})
