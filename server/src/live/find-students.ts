import type { findLiveStudents as contract, FoundState } from '@pariksha/contract/live/live'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../platform/db/database.ts'
import { patternOf, wordsOf } from '../platform/db/search-words.ts'
import type { Caller } from '../platform/http/authenticate.ts'
import { IS_PRESENT, JOIN_CONTACT, LIVE_STATE, UNSENT } from './live-state.ts'
import { assertWatched, isOwnStudent, teacherOf } from './live-tests.ts'

const MAX_FOUND = 50

type Asked = z.output<typeof contract.querystring>
type Row = {
  readonly id: number
  readonly name: string
  readonly state: FoundState
  readonly contact: Date | null
  readonly deadline_at: Date | null
  readonly unsent: number
}

/** Who may begin and is expected to: the registered students of a shift, the students of the groups of another test. */
const expectedAt = (testId: number) => sql`
  select r.student_id from tests join live_mock_registrations r
    on r.live_mock_id = tests.live_mock_id and r.test_id = tests.id
  where tests.id = ${testId}
  union
  select m.student_id from tests join test_batches g on g.test_id = tests.id
    join batch_members m on m.batch_id = g.batch_id
  where tests.id = ${testId} and tests.access = 'groups' and not exists (
    select from live_mocks where live_mocks.id = tests.live_mock_id and live_mocks.takes_registration)`

export async function findLiveStudents(
  db: Database,
  caller: Caller,
  testId: number,
  { q = '', state }: Asked,
): Promise<z.input<(typeof contract.response)[200]>> {
  await assertWatched(db, caller, testId)
  const { rows } = await sql<Row>`
    with begun as (
      select a.student_id, ${LIVE_STATE} as state, contact.at as contact, a.deadline_at, ${UNSENT} as unsent
      from attempts a ${JOIN_CONTACT}
      where a.test_id = ${testId} and a.counted
    ), waiting as (
      select w.student_id, w.asked_at from waiting_students w where w.test_id = ${testId} and ${IS_PRESENT}
    ), found as (
      select student_id, coalesce(begun.state, case when waiting.asked_at is null then 'expected' else 'present' end) as state,
        coalesce(begun.contact, waiting.asked_at) as contact, begun.deadline_at, coalesce(begun.unsent, 0) as unsent
      from (${expectedAt(testId)}) as expected full join waiting using (student_id) full join begun using (student_id)
    )
    select u.id, u.full_name as name, found.state, found.contact, found.deadline_at, found.unsent
    from found join users u on u.id = found.student_id
    where ${isOwnStudent(sql.val(teacherOf(caller)), sql.ref('u.id'))}
      and lower(u.full_name || ' ' || u.email::text) like all (${wordsOf(q).map(patternOf)}::text[])
      and (${state ?? null}::text is null or found.state = ${state ?? null})
    order by lower(u.full_name), u.id
    limit ${MAX_FOUND + 1}`.execute(db)
  const students = rows.slice(0, MAX_FOUND).map(({ contact, deadline_at, ...row }) => ({
    ...row,
    last_contact_at: contact?.toISOString() ?? null,
    deadline_at: deadline_at?.toISOString() ?? null,
  }))
  return { students, more: rows.length > MAX_FOUND }
}
