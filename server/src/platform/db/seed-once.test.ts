import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { seedOnce } from './seed-once.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

test('a row is inserted once per installation, and not again after it was deleted', async () => {
  const given: string[] = []
  const give = (kind: string, key: string) =>
    database.db.transaction().execute((tx) => seedOnce(tx, kind, key, async () => given.push(`${kind} ${key}`)))
  expect(await give('notice', 'welcome')).toBe(true)
  expect(await give('notice', 'welcome')).toBe(false)
  expect(await give('slide', 'welcome')).toBe(true)
  expect(given).toEqual(['notice welcome', 'slide welcome'])
})

test('a failed insert is tried again', async () => {
  const give = (insert: () => Promise<unknown>) =>
    database.db.transaction().execute((tx) => seedOnce(tx, 'notice', 'failed', insert))
  await expect(give(() => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full')
  expect(await give(async () => {})).toBe(true)
})
