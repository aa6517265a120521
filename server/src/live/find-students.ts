import type { findLiveStudents as contract, LiveState } from '@pariksha/contract/tests/live'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import type { Caller } from '../http/authenticate.ts'
import { JOIN_CONTACT, LIVE_STATE } from './live-state.ts'
import { assertWatched, isOwnStudent, teacherOf } from './live-tests.ts'

const MAX_FOUND = 50
const MAX_WORDS = 8

type Asked = z.output<typeof contract.querystring>
type Row = {
  readonly id: number
  readonly name: string
  readonly state: LiveState
  readonly contact: Date
  readonly deadline_at: Date
}

const contains = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

export async function findLiveStudents(
  db: Database,
  caller: Caller,
  testId: number,
  { q = '', state }: Asked,
): Promise<z.input<(typeof contract.response)[200]>> {
  await assertWatched(db, caller, testId)
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const { rows } = await sql<Row>`
    select u.id, u.full_name as name, ${LIVE_STATE} as state, contact.at as contact, a.deadline_at
    from attempts a join users u on u.id = a.student_id ${JOIN_CONTACT}
    where a.test_id = ${testId} and a.counted and ${isOwnStudent(sql.val(teacherOf(caller)), sql.ref('a.student_id'))}
      and lower(u.full_name || ' ' || u.email::text) like all (${words.map(contains)}::text[])
      and (${state ?? null}::text is null or ${LIVE_STATE} = ${state ?? null})
    order by lower(u.full_name), u.id
    limit ${MAX_FOUND + 1}`.execute(db)
  const students = rows.slice(0, MAX_FOUND).map(({ contact, deadline_at, ...row }) => ({
    ...row,
    last_contact_at: contact.toISOString(),
    deadline_at: deadline_at.toISOString(),
  }))
  return { students, more: rows.length > MAX_FOUND }
}
