import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from '../../platform/config/config-error.ts'
import { databaseForTest } from '../../testing/database.ts'
import { checkArchive, FORMAT, record } from './archive.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'
import { parentsFirst } from './tables.ts'

function fileWith(content: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'pariksha-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'backup'), content)
  return join(folder, 'backup')
}

async function aBackup(): Promise<Buffer> {
  const file = `${fileWith(Buffer.alloc(0))}-made`
  await backup((await databaseForTest()).pool, file)
  return readFileSync(file)
}

test('a backup that is cut off, damaged or something else is refused before anything is touched', async () => {
  const whole = await aBackup()
  const { rows, tables } = await checkArchive(fileWith(whole))
  expect(tables).toBeGreaterThan(30)
  expect(rows).toBeGreaterThan(1_000)
  const plain = gunzipSync(whole)
  const flipped = Buffer.from(plain)
  flipped[plain.length >> 1] = (flipped[plain.length >> 1] ?? 0) ^ 1
  const broken = [
    whole.subarray(0, whole.length >> 1),
    gzipSync(plain.subarray(0, plain.length - 1), { level: 1 }),
    gzipSync(plain.subarray(0, plain.length >> 1), { level: 1 }),
    gzipSync(flipped, { level: 1 }),
    gzipSync(Buffer.concat([plain, record('Z', {})]), { level: 1 }),
    gzipSync(record('H', { format: 'pariksha backup 0' })),
    Buffer.from('a letter to somebody'),
    Buffer.alloc(0),
  ]
  const hugeRecord = record('D', Buffer.alloc(8))
  hugeRecord.writeUInt32BE(0xffff_fff0, 1)
  broken.push(gzipSync(hugeRecord))
  for (const content of broken) await expect(checkArchive(fileWith(content))).rejects.toThrow(ConfigError)
}, 120_000)

test('a backup of a version that this one does not know is refused', async () => {
  const { pool } = await databaseForTest()
  await pool.query('drop schema public cascade; create schema public')
  const file = fileWith(
    gzipSync(
      Buffer.concat([
        record('H', { format: FORMAT, madeAt: '', migrations: [{ name: '9999-tomorrow.sql', digest: 'x' }] }),
        record('Z', { sequences: [], letters: [] }),
      ]),
    ),
  )
  await expect(restore(pool, file)).rejects.toThrow('9999-tomorrow.sql')
})

test('a backup overwrites nothing; a path that cannot be written or read is reported in one sentence', async () => {
  const { pool } = await databaseForTest()
  const there = fileWith(Buffer.from('the backup of last week'))
  await expect(backup(pool, there)).rejects.toThrow(
    new ConfigError(`${there} is there already: choose another name, or move it away`),
  )
  expect(readFileSync(there, 'utf8')).toBe('the backup of last week')
  await expect(backup(pool, join(there, 'below'))).rejects.toThrow(ConfigError)
  await expect(backup(pool, `${there}-folder/backup`)).rejects.toThrow('its folder is not there')
  await expect(restore(pool, `${there}-missing`)).rejects.toThrow('there is no such file')
})

test('tables come after those they reference; a cycle is reported', () => {
  const tables = ['a', 'b', 'c'].map((name) => ({ name, columns: ['id'] }))
  const names = (references: [string, string][]) =>
    parentsFirst(
      tables,
      references.map(([child, parent]) => ({ child, parent })),
    ).map(({ name }) => name)
  expect(
    names([
      ['a', 'b'],
      ['b', 'c'],
    ]),
  ).toEqual(['c', 'b', 'a'])
  expect(() =>
    names([
      ['a', 'b'],
      ['b', 'a'],
    ]),
  ).toThrow('cycle')
})
