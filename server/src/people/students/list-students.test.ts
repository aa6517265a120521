import type { StudentItem } from '@pariksha/contract/people/students'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { call } from '../../testing/app.ts'
import { useApp } from '../../testing/use-app.ts'
import { studentsQuery } from './list-students.ts'

const here = useApp()
const COUNT = 50_000
let as: string

beforeAll(async () => {
  const { db } = here.database
  as = await aStaffSession(db, true, ['support'])
  await sql`
    insert into users (email, first_name, last_name, preferred_name, full_name, preferred_test, phone_number)
    select 'student' || n || '@example.com', 'First', 'Last', 'First', 'First' || n % 997 || ' Last' || n % 1009, 'ICET',
      '+9198' || lpad(n::text, 8, '0')
    from generate_series(1, ${COUNT}::int) n`.execute(db)
  await sql`analyze users`.execute(db)
})

async function list(query: string): Promise<{ students: StudentItem[]; more: boolean }> {
  const reply = await call(here.app, 'GET', `/staff/students/?${query}`, { as })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

test('page after page every student comes once, newest first', async () => {
  const first = await list('')
  expect(first.students).toHaveLength(50)
  expect(first.more).toBe(true)
  const ids = first.students.map(({ id }) => id)
  expect(ids).toEqual([...ids].sort((a, b) => b - a))
  const second = await list(`before=${ids.at(-1)}`)
  expect(second.students[0]?.id).toBe((ids.at(-1) ?? 0) - 1)
  expect(second.students.some(({ id }) => ids.includes(id))).toBe(false)
})

test('parts of the name, the address and the phone number find, in any case and together', async () => {
  expect((await list('q=STUDENT777@')).students.map(({ email }) => email)).toEqual(['student777@example.com'])
  expect((await list('q=9800000777')).students.map(({ email }) => email)).toEqual(['student777@example.com'])
  const named = await list('q=last5+first3')
  expect(named.students.length).toBeGreaterThan(0)
  for (const { full_name } of named.students) expect(full_name).toMatch(/First3.* Last5/)
  expect((await list('q=nobody-of-this-name')).students).toEqual([])
  for (const q of ['100%25', '_____', '%25', '\\']) expect((await list(`q=${q}`)).students).toEqual([])
})

test('the students of a batch are found alone, and each names the batches', async () => {
  const { db } = here.database
  const { id } = await db.insertInto('batches').values({ name: 'Evening' }).returning('id').executeTakeFirstOrThrow()
  await sql`insert into batch_members (batch_id, student_id)
    select ${id}, id from users where email = any('{student5@example.com,student77@example.com}')`.execute(db)
  const { students } = await list(`batch=${id}`)
  expect(students.map(({ email, batches }) => [email, batches])).toEqual([
    ['student77@example.com', ['Evening']],
    ['student5@example.com', ['Evening']],
  ])
  expect((await list(`batch=${id}&q=student77`)).students).toHaveLength(1)
  expect((await list(`batch=${id + 1}`)).students).toEqual([])
})

test('staff are not in the list', async () => {
  expect((await list('q=staff.')).students).toEqual([])
})

test('whatever is asked of fifty thousand, an index answers it', async () => {
  const { db } = here.database
  for (const q of [undefined, 'student4321', 'example.com', 'first3 last5', 'nobody-of-this-name']) {
    const { sql: text, parameters } = studentsQuery(db, { q }).compile()
    const { rows } = await here.database.pool.query(`explain ${text}`, [...parameters])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect([q, plan]).toEqual([q, expect.not.stringContaining('Seq Scan on users')])
  }
})
