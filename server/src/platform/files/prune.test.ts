import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databaseForTest } from '../../testing/database.ts'
import { PDF, PNG } from '../../testing/files/files.ts'
import { FILE_REFERENCES, pruneFiles } from './prune.ts'
import { putFile } from './store.ts'

test('what no row names is removed after a day, and nothing else', async () => {
  const { db } = await databaseForTest()
  const named = (await putFile(db, PNG)).sha256
  const left = (await putFile(db, PDF)).sha256
  await db.updateTable('institute').set({ logo: named }).execute()
  const there = async () => (await db.selectFrom('files').select('sha256').execute()).map(({ sha256 }) => sha256)
  const aDayLater = () => sql`update files set created_at = created_at - interval '25 hours'`.execute(db)

  await pruneFiles(db)
  expect(await there()).toHaveLength(2)
  await aDayLater()
  await putFile(db, PDF) // chosen once more: its form is open
  await pruneFiles(db)
  expect(await there()).toHaveLength(2)
  await aDayLater()
  await pruneFiles(db)
  expect(await there()).toEqual([named])
  expect(left).not.toBe(named)
})

test('every column that names a file is known', async () => {
  const { db } = await databaseForTest()
  const { rows } = await sql<{ place: string }>`
    select conrelid::regclass || '.' || attname as place
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where confrelid = 'files'::regclass`.execute(db)
  expect(FILE_REFERENCES.map((place) => place.join('.')).sort()).toEqual(rows.map(({ place }) => place).sort())
})
