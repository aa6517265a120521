import { exportAccount as endpoint } from '@pariksha/contract/people/accounts/export'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { call, testApp } from '../../../testing/app.ts'
import { startSitting } from '../../../testing/attempts/sitting.ts'
import { databaseForTest } from '../../../testing/database.ts'
import { aStudent } from '../../../testing/factories.ts'
import { aTest } from '../../../testing/papers/papers.ts'
import { exportAccount } from './export-account.ts'

const LOG = 20_000

/** Which part of the export has the rows of a table that are somebody's; null with the reason why none has. */
const PARTS: Readonly<Record<string, keyof z.infer<(typeof endpoint.response)[200]> | null>> = {
  actions: 'attempts',
  attempts: 'attempts',
  devices: 'attempts',
  given_time: 'attempts',
  mark_changes: 'attempts',
  results: 'attempts',
  batch_members: 'batches',
  certificates: 'certificates',
  challenges: 'challenges',
  chosen_exams: 'chosen_exams',
  doubts: 'doubts',
  entitlements: 'entitlements',
  freed_registrations: 'live_mocks',
  hidden_names: 'hidden_names',
  known_networks: 'known_networks',
  live_mock_registrations: 'live_mocks',
  notes: 'notes',
  orders: 'orders',
  practice_answers: 'practice',
  practice_questions: 'practice',
  practice_reminders: 'practice_reminder',
  saved_materials: 'saved_materials',
  saved_questions: 'saved_questions',
  shown_names: 'shown_names',
  tokens: 'sessions',
  // made again from what is in the export
  final_answers: null,
  practice_results: null,
  // there while a page waits
  waiting_students: null,
  // of the staff, and secrets
  audit_log: null,
  question_filters: null,
  recovery_codes: null,
  second_steps: null,
  sign_in_tickets: null,
}

async function aLongPast() {
  const { db, pool } = await databaseForTest()
  const app = await testApp({ db, pool })
  const asha = await aStudent(db)
  for (const _ of [1, 2]) {
    const { id } = await startSitting(app, asha.token, (await aTest(db)).id)
    await sql`
      insert into actions (student_id, attempt_id, epoch, seq, received_at, at_ms, question_number, choice)
      select ${asha.id}, ${id}, 1 + n / 15000, n, now(), n, 1, 'a' from generate_series(1, ${LOG}::int) as n`.execute(
      db,
    )
  }
  for (let n = 0; n < 45; n++) {
    const body = { title: `Note ${n}`, text: 'x'.repeat(1_000), version: 0 }
    await call(app, 'PUT', `/notes/00000000-0000-4000-8000-0000000000${10 + n}/`, { as: asha.token, body })
  }
  return { app, db, asha }
}

test('every table with rows of somebody is in the export, or it is said why not', async () => {
  const { db } = await databaseForTest()
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('student_id', 'user_id') order by 1`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(PARTS).sort())
})

test('the export comes page by page, and is whole', async () => {
  const { app, db, asha } = await aLongPast()
  const pieces: string[] = []
  for await (const piece of await exportAccount(db, asha.id)) pieces.push(piece)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(500_000)
  const account = endpoint.response[200].parse(JSON.parse(pieces.join('')))
  for (const { actions } of account.attempts as { actions: { epoch: number; seq: number }[] }[]) {
    expect(actions.map(({ seq }) => seq)).toEqual(Array.from({ length: LOG }, (_, index) => index + 1))
  }
  expect(new Set(account.notes.map(({ title }) => title)).size).toBe(45)
  const reply = await call(app, 'GET', '/accounts/user/export/', { as: asha.token })
  expect(reply.headers['content-type']).toContain('application/json')
  expect(reply.json()).toMatchObject({ user: { email: asha.email }, attempts: account.attempts, notes: account.notes })
})

test('one export of an account at a time, few in a process; one that nobody reads any more makes room', async () => {
  const { app, db, asha } = await aLongPast()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = (token: string) =>
    fetch(`${address}/api/v1/accounts/user/export/`, {
      headers: { authorization: `Token ${token}`, 'accept-encoding': 'identity' },
    })
  const held = await ask(asha.token)
  const second = await ask(asha.token)
  expect([second.status, second.headers.get('retry-after')]).toEqual([429, '30'])
  expect(await second.json()).toMatchObject({ code: 'export_running' })

  const ravi = await aStudent(db, 'Ravi')
  expect((await ask(ravi.token)).status).toBe(200)

  await held.body?.cancel()
  await vi.waitFor(async () => expect((await ask(asha.token)).status).toBe(200), { timeout: 10_000, interval: 200 })
  app.server.closeAllConnections()
})
