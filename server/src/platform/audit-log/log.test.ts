import type { AuditEntry } from '@pariksha/contract/people/staff-log'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { aStaffMember } from '../../testing/staff/staff.ts'
import { useApp } from '../../testing/use-app.ts'
import { auditFrom } from './audit.ts'

const here = useApp()

async function aLog() {
  const { app, database } = here
  const { token } = await aStaffMember(app, database.db)
  const write = (who: string, action: string, subject: string, id: string) =>
    database.db.transaction().execute((tx) => auditFrom(tx, who, { action, subject, id, after: { title: '=1+1' } }))
  await write('=HYPERLINK("x")', 'changed', 'books', '1')
  await write('one@example.com', 'changed', 'books', '2')
  await write('one@example.com', 'deleted', 'videos', '2')
  const read = async (query: string) => {
    const reply = await call(app, 'GET', `/staff/audit-log/?${query}`, { as: token })
    return reply
      .json<{ entries: AuditEntry[]; more: boolean }>()
      .entries.map(({ who, action, subject, subject_id }) => [who, action, subject, subject_id].join(' '))
  }
  return { app, token, read }
}

test('the log is read by who, what, of what and when', async () => {
  const { app, token, read } = await aLog()
  const one = ['one@example.com deleted videos 2', 'one@example.com changed books 2']
  expect(await read('who=one@example.com')).toEqual(one)
  expect(await read('who=one@example.com&action=changed')).toEqual(one.slice(1))
  expect(await read('subject=books')).toEqual([one[1], '=HYPERLINK("x") changed books 1'])
  expect(await read('subject=books&subject_id=1')).toEqual(['=HYPERLINK("x") changed books 1'])
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
  expect(await read(`subject=videos&from=${today}&to=${today}`)).toEqual(one.slice(0, 1))
  expect(await read('subject=videos&to=2020-01-01')).toEqual([])
  expect(await read('subject=videos&from=2190-01-01')).toEqual([])
  const values = await call(app, 'GET', '/staff/audit-log/values/', { as: token })
  expect(values.json()).toMatchObject({
    who: expect.arrayContaining(['one@example.com', 'the command line']),
    actions: expect.arrayContaining(['changed', 'deleted', 'added a staff account']),
    subjects: ['books', 'staff', 'videos'],
  })
})

test('a day of the filter begins and ends at midnight in India', async () => {
  const { app, token } = await aLog()
  const { db } = here.database
  const at = (moment: string) =>
    db
      .insertInto('audit_log')
      .values({ who: 'midnight', action: moment, at: new Date(moment) })
      .execute()
  for (const moment of [
    '2026-03-01T18:29:59Z',
    '2026-03-01T18:30:00Z',
    '2026-03-02T18:29:59Z',
    '2026-03-02T18:30:00Z',
  ]) {
    await at(moment)
  }
  const reply = await call(app, 'GET', '/staff/audit-log/?who=midnight&from=2026-03-02&to=2026-03-02', { as: token })
  const { entries } = reply.json<{ entries: AuditEntry[] }>()
  expect(entries.map(({ action }) => action)).toEqual(['2026-03-02T18:29:59Z', '2026-03-01T18:30:00Z'])
})

test('as a file it has what the filter lets through, and no spreadsheet calculates any of it', async () => {
  const { app, token } = await aLog()
  const reply = await call(app, 'GET', '/staff/audit-log/export/?subject=books', { as: token })
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  const rows: string[][] = parse(reply.body, { bom: true })
  expect(rows[0]?.slice(0, 4)).toEqual(['Entry', 'Time', 'Who', 'What'])
  expect(new Set(rows.slice(1).map((row) => row[4]))).toEqual(new Set(['books']))
  expect(rows.map((row) => row[2])).toContain(`'=HYPERLINK("x")`)
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@]/)
})

test('a long log is in its file whole', async () => {
  const { app, token } = await aLog()
  const many = sql`insert into audit_log (who, action, subject) select 'many', 'changed', 'long' from generate_series(1, 50001)`
  await many.execute(here.database.db)
  const reply = await call(app, 'GET', '/staff/audit-log/export/?subject=long', { as: token })
  expect(reply.body.trimEnd().split('\n')).toHaveLength(1 + 50_001)
})

test('a filter finds its entries by an index', async () => {
  const { db } = here.database

  await sql`insert into audit_log (who, action, subject, subject_id)
    select 'm' || n % 50, 'act ' || n % 7, 'books', n from generate_series(1, 20000) n`.execute(db)
  await sql`analyze audit_log`.execute(db)
  for (const filter of [sql`who = 'm7'`, sql`subject = 'videos'`, sql`at > now() + interval '1 day'`]) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select * from audit_log where ${filter} order by id desc limit 51`.execute(db)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan')
  }
})
