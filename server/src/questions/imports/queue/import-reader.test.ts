import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { TaskCrashed } from '../../../platform/bounded/bounded-process.ts'
import { useApp } from '../../../testing/use-app.ts'
import { createFileProcesses } from '../reading/file-processes.ts'
import type { FileRead } from '../reading/read-file.ts'
import { createImportReader } from './import-reader.ts'

const here = useApp()
const fileProcesses = createFileProcesses()
afterAll(() => fileProcesses.close())

/** More than are stored at once. */
const QUESTIONS = 120
const body = Buffer.from(
  ['Question,Option A,Option B,Answer', ...Array.from({ length: QUESTIONS }, (_, n) => `What is ${n}?,${n},-1,A`)].join(
    '\n',
  ),
)

/** Reads a file; when it is read and not stored yet, something else happens. Returns what is left of the import. */
async function readWith(meanwhile: (id: number, read: FileRead) => Promise<FileRead>) {
  const { db } = here.database
  const { id } = await db
    .insertInto('question_imports')
    .values({ file_name: 'a.csv', body, digest: createHash('sha256').update(body).digest(), size: body.length })
    .returning('id')
    .executeTakeFirstOrThrow()
  const read = {
    ...fileProcesses,
    read: async (task: Parameters<typeof fileProcesses.read>[0]) => meanwhile(id, await fileProcesses.read(task)),
  }
  const reader = createImportReader({ db, fileProcesses: read, log: { error: () => {} } })
  reader.wake()
  await reader.idle()
  const found = await db.selectFrom('question_imports').select(['state', 'failure']).where('id', '=', id).execute()
  const items = await db.selectFrom('question_import_items').select('position').where('import_id', '=', id).execute()
  await db.deleteFrom('question_imports').where('id', '=', id).execute()
  return { found: found[0], items: items.length }
}

test('a file is stored part by part, all of it', async () => {
  const { found, items } = await readWith(async (_, read) => read)
  expect(found).toEqual({ state: 'ready', failure: null })
  expect(items).toBe(QUESTIONS)
})

test('a reader whose turn another one has taken over stores nothing', async () => {
  const { found, items } = await readWith(async (id, read) => {
    await here.database.db
      .updateTable('question_imports')
      .set(({ eb }) => ({ claims: eb('claims', '+', 1) }))
      .where('id', '=', id)
      .execute()
    return read
  })
  expect(found).toEqual({ state: 'reading', failure: null })
  expect(items).toBe(0)
})

test('an import that is thrown away meanwhile stays away', async () => {
  const { found, items } = await readWith(async (id, read) => {
    await here.database.db.deleteFrom('question_imports').where('id', '=', id).execute()
    return read
  })
  expect(found).toBeUndefined()
  expect(items).toBe(0)
})

test('where a part cannot be stored nothing is left of those before it, and the file is not blamed', async () => {
  const { found, items } = await readWith(async (_, read) => ({
    ...read,
    items: [...read.items.slice(0, -1), read.items.at(-1)?.map(() => Buffer.from('no array')) ?? []],
  }))
  expect(found).toEqual({ state: 'failed', failure: expect.stringContaining('went wrong on the server') })
  expect(items).toBe(0)
})

test('a file that ends the process in which it is read may be damaged', async () => {
  const { found } = await readWith(() => Promise.reject(new TaskCrashed('a task ended its process')))
  expect(found).toEqual({ state: 'failed', failure: expect.stringContaining('damaged') })
})
