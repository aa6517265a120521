import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { AttemptResult, AttemptWithOutcome } from '@pariksha/contract/attempts/results'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, openPool } from '../../platform/db/database.ts'
import { connectionTo } from '../../platform/db/embedded/embedded.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { startMailbox } from '../../testing/fakes/mailbox.ts'
import { aPackage } from '../../testing/papers/packages.ts'
import { aPaper, aTest, rightLetter, wrongLetter } from '../../testing/papers/papers.ts'
import { type ServerProcess, startServer } from '../../testing/processes/server-process.ts'
import { backup } from './backup.ts'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'pariksha-backup-'))
  chmodSync(made, 0o755) // must be accessible to the database's system user
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** As the operator types it. */
const run = (what: 'backup' | 'restore', dataDir: string, ...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, `../../../../scripts/operations/${what}.ts`), ...args],
    {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    },
  )

const poolOf = (dataDir: string) => openPool(connectionTo(join(dataDir, 'postgres/run'), 'postgres'), 2)

/** Tables that running servers write to on their own. */
const OF_THE_MOMENT = ['server_life', 'mail_outcome', 'migrations']

/** Every row of every table that does not change with time, as one text per table. */
async function contentsOf(dataDir: string): Promise<Record<string, string>> {
  const pool = poolOf(dataDir)
  const { rows } = await pool.query(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  )
  const contents: Record<string, string> = {}
  for (const { relname } of rows) {
    if (OF_THE_MOMENT.includes(relname)) continue
    const { rows: sums } = await pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${relname} t`,
    )
    contents[relname] = sums[0].sum
  }
  await pool.end()
  return contents
}

const asOne = (server: ServerProcess, as: string) => ({
  get: async <T>(path: string) => (await server.call('GET', path, { as })).body as T,
  post: async <T>(path: string, body: unknown = {}) => (await server.call('POST', path, { as, body })).body as T,
})

const answer = (seq: number, user_choice: string) => ({ seq, at: seq, question_number: seq, user_choice })

test('the data directory is lost: a restored installation has every result, token and open attempt, and seeds nothing again', {
  timeout: 300_000,
}, async () => {
  const home = folder()
  const empty = join(folder(), 'empty.backup')
  const file = join(folder(), 'pariksha.backup')
  await backup((await databaseForTest()).pool, empty)
  const mailbox = await startMailbox()
  onTestFinished(() => mailbox.close())

  const dataDir = join(home, 'data')
  await run('restore', dataDir, empty)
  // no mail server listens at this address, so mails stay queued
  let server = await startServer({ DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:9' })
  onTestFinished(async () => {
    await server.stop()
  })
  const pool = poolOf(dataDir)
  const db = openDatabase(pool)
  await db.updateTable('institute').set({ email: 'office@example.com' }).execute()
  const [asha, ravi] = [await aStudent(db, 'Asha Rao'), await aStudent(db, 'Ravi Teja')]
  const { id: testId } = await aTest(db, { paper: aPaper({ sections: [{ count: 20 }] }) })
  const { slug } = await aPackage(db)
  await db.destroy()

  const student = asOne(server, asha.token)
  await student.post('/orders/', { package: slug })
  const done = (await student.post<Attempt>('/tests/usertest/', { test_id: testId })).id
  await server.call('PATCH', `/tests/usertest/${done}/3/`, { as: asha.token, body: { user_choice: rightLetter(3) } })
  const result = await student.post<AttemptResult>(`/tests/usertest/${done}/submit/`)
  const open = `/tests/usertest/${(await asOne(server, ravi.token).post<Attempt>('/tests/usertest/', { test_id: testId })).id}`
  const device = randomUUID()
  const { epoch } = await asOne(server, ravi.token).post<{ epoch: number }>(`${open}/takeover/`, { device })
  const save = (seq: number, choice: string) =>
    server.call('POST', `${open}/actions/`, { as: ravi.token, body: { device, epoch, actions: [answer(seq, choice)] } })
  for (let seq = 1; seq <= 5; seq++) await save(seq, rightLetter(seq))

  // while it serves, and while a student goes on answering
  let saving = true
  const afterwards = (async () => {
    for (let seq = 6; saving && seq <= 20; seq++) await save(seq, wrongLetter(seq))
  })()
  const { stdout } = await run('backup', dataDir, file)
  saving = false
  await afterwards
  expect(stdout).toContain(' tables, ')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await server.stop()
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)
  rmSync(dataDir, { recursive: true })

  await run('restore', dataDir, file)
  const second = join(home, 'second')
  await run('restore', second, file)
  server = await startServer({ DATA_DIR: dataDir, SMTP_URL: mailbox.smtpUrl })
  const other = await startServer({ DATA_DIR: second, SMTP_URL: 'smtp://127.0.0.1:9' })
  onTestFinished(() => other.stop())
  expect(await contentsOf(dataDir)).toEqual(await contentsOf(second))
  const { tests = '', papers = '', seeded = '' } = await contentsOf(dataDir)
  expect([tests, papers, seeded].map((sum) => Number(sum.split(' ')[0]) > 1)).toEqual([true, true, true])

  const back = asOne(server, asha.token)
  const seen = await back.post<AttemptResult>(`/tests/usertest/${done}/submit/`)
  expect([seen.result, seen.total_marks, seen.test_json]).toEqual([result.result, result.total_marks, result.test_json])
  expect((await back.get<AttemptWithOutcome>(`/tests/usertest/${done}/`)).status).toBe('completed')
  await expect
    .poll(() => mailbox.mails.map(({ to }) => to).sort(), { timeout: 60_000, interval: 200 })
    .toEqual([asha.email, 'office@example.com'])

  // the device still has everything it ever sent, and sends what the server lost
  for (let seq = 1; seq <= 20; seq++) expect((await save(seq, rightLetter(seq))).status).toBe(200)
  const submitted = await asOne(server, ravi.token).post<AttemptResult>(`${open}/submit/`, { device, last_seq: 20 })
  const before = submitted.test_json.filter(({ user_choice, correct_choice }) => user_choice !== correct_choice).length
  expect(submitted.result).toMatchObject({ attempted: 20, correct: 20 - before })
  expect(
    submitted.test_json.slice(0, 5).every(({ user_choice, correct_choice }) => user_choice === correct_choice),
  ).toBe(true)
  // sequences continue where they were
  const next = await back.post<Attempt>('/tests/usertest/', { test_id: testId })
  expect(next.id).toBeGreaterThan(done)
})

test('a database that is not empty is left unchanged, unless --replace is given', { timeout: 180_000 }, async () => {
  const dataDir = join(folder(), 'data')
  const file = join(folder(), 'pariksha.backup')
  const { db, pool } = await databaseForTest()
  await aStudent(db, 'Asha Rao')
  await backup(pool, file)
  await run('restore', dataDir, file)
  await expect(run('restore', dataDir, file)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('not empty'),
  })
  await aStudent(db, 'Ravi Teja')
  const later = join(folder(), 'later.backup')
  await backup(pool, later)
  const { stdout } = await run('restore', dataDir, later, '--replace')
  expect(stdout).toContain('restored')
  const server = await startServer({ DATA_DIR: dataDir })
  onTestFinished(() => server.stop())
  await expect(run('restore', dataDir, file, '--replace')).rejects.toMatchObject({
    stderr: expect.stringContaining('stop what works on this database first'),
  })
  const restored = poolOf(dataDir)
  expect((await restored.query('select full_name from users order by id')).rows).toEqual([
    { full_name: 'Asha Rao' },
    { full_name: 'Ravi Teja' },
  ])
  await restored.end()
})
