import type { LiveBoard, LiveCounts } from '@pariksha/contract/live/live'
import { type RawBuilder, sql } from 'kysely'
import { presentCalledOff } from '../../exams/catalogue/called-off.ts'
import type { Database } from '../../platform/db/database.ts'
import { IS_PRESENT, JOIN_CONTACT, LIVE_STATE, UNSENT } from '../live-state.ts'
import { FACTS, isWatched, type LiveFacts, presentFacts } from '../live-tests.ts'

/** What is watched: a test, restricted to a teacher's batches, or unrestricted with null. */
export type Scope = { readonly testId: number; readonly teacher: number | null }

const TEACHER = sql.ref('s.teacher_id')

const counts = (invited: RawBuilder<unknown>, registers: RawBuilder<unknown>) => sql`json_build_object(
  'invited', ${invited}, 'registered', case when ${registers} then count(*) filter (where p.registered) end,
  'present', count(*) filter (where p.present and p.state is null), 'unsent', count(*) filter (where p.unsent > 0),
  'started', count(p.state),
  'active', count(*) filter (where p.state = 'active'), 'away', count(*) filter (where p.state = 'away'),
  'closing', count(*) filter (where p.state = 'closing'), 'submitted', count(*) filter (where p.state = 'submitted'))`

type Row = LiveFacts & {
  readonly place: number
  readonly now: Date
  readonly whole: LiveCounts
  readonly batches: LiveBoard['batches']
  readonly mock: LiveBoard['mock']
  readonly common_start: boolean
  readonly closed_at: Date | null
  readonly called_off_reason: string | null
}

/** Covers the whole shift for every viewer, because a registration belongs to no batch. */
const MOCK = sql`(
  select json_build_object('title', m.title,
    'registered', (select count(*) from live_mock_registrations r where r.live_mock_id = m.id and r.test_id = tests.id),
    'shifts', (select json_agg(json_build_object(
        'test_id', o.id, 'number', o.shift_number, 'called_off', o.called_off_reason is not null) order by o.shift_number)
               from tests o where o.live_mock_id = m.id))
  from live_mocks m where m.id = tests.live_mock_id)`

/**
 * All that is watched, in one statement. Students are joined with their batches once, and not for each teacher again.
 * Undefined where there is no such test, or none of the teacher's batches.
 */
export async function readBoards(db: Database, scopes: readonly Scope[]): Promise<(LiveBoard | undefined)[]> {
  const { rows } = await sql<Row>`
    with scopes as (
      select tests.access, coalesce((
          select m.takes_registration from live_mocks m where m.id = tests.live_mock_id), false) as registers, s.*
      from unnest(
        ${scopes.map(({ testId }) => testId)}::int8[], ${scopes.map(({ teacher }) => teacher)}::int8[])
        with ordinality as s (test_id, teacher_id, place)
      join tests on tests.id = s.test_id and ${isWatched(TEACHER)}
    ), watched as (select distinct test_id from scopes),
    begun as (
      select a.test_id, a.student_id, ${LIVE_STATE} as state, ${UNSENT} as unsent
      from watched join attempts a on a.test_id = watched.test_id and a.counted
      ${JOIN_CONTACT}
    ), before as (
      select test_id, student_id, bool_or(registered) as registered, bool_or(present) as present
      from (
        select r.test_id, r.student_id, true as registered, false as present
        from watched join tests on tests.id = watched.test_id
          join live_mock_registrations r on r.live_mock_id = tests.live_mock_id and r.test_id = tests.id
        union all
        select w.test_id, w.student_id, false, true
        from watched join waiting_students w on w.test_id = watched.test_id and ${IS_PRESENT}
      ) as one group by test_id, student_id
    ), people as materialized (
      select test_id, student_id, state, unsent, registered, present
      from begun full join before using (test_id, student_id)
    ), placed as materialized (
      select p.*, m.batch_id from people p join batch_members m on m.student_id = p.student_id
    ), shown as (
      select s.place, s.test_id, s.access, s.registers, b.id, b.name
      from scopes s join batches b on (s.teacher_id is null or exists (
        select from batch_teachers t where t.batch_id = b.id and t.teacher_id = s.teacher_id))
      where case when s.access = 'groups'
        then exists (select from test_batches g where g.test_id = s.test_id and g.batch_id = b.id)
        else (s.test_id, b.id) in (select test_id, batch_id from placed) end
    ), by_batch as (
      select g.place, g.name, g.id, ${counts(
        sql`case when g.access = 'groups' then (select count(*) from batch_members m where m.batch_id = g.id) end`,
        sql`g.registers`,
      )} as counted
      from shown g
      left join placed p on p.test_id = g.test_id and p.batch_id = g.id
      group by g.place, g.id, g.name, g.access, g.registers
    ), seen as (
      select s.place, p.* from scopes s join people p on p.test_id = s.test_id where s.teacher_id is null
      union all
      select * from (
        select distinct on (s.place, p.student_id)
          s.place, p.test_id, p.student_id, p.state, p.unsent, p.registered, p.present
        from scopes s join batch_teachers t on t.teacher_id = s.teacher_id
          join placed p on p.batch_id = t.batch_id and p.test_id = s.test_id
      ) as own
    ), whole as (
      select s.place, ${counts(
        sql`case when s.access = 'groups' then (
          select count(distinct m.student_id) from shown g join batch_members m on m.batch_id = g.id
          where g.place = s.place) end`,
        sql`s.registers`,
      )} as counted
      from scopes s
      left join seen p on p.place = s.place
      group by s.place, s.access, s.registers
    )
    select s.place::int as place, ${FACTS}, tests.common_start, tests.closed_at, tests.called_off_reason, now() as now, whole.counted as whole,
           coalesce((select json_agg(b.counted::jsonb || jsonb_build_object('id', b.id, 'name', b.name) order by b.name)
                     from by_batch b where b.place = s.place), '[]') as batches,
           ${MOCK} as mock
    from scopes s join tests on tests.id = s.test_id join whole on whole.place = s.place`.execute(db)
  const found = new Map(rows.map((row) => [row.place, row]))
  return scopes.map((_, index) => {
    const row = found.get(index + 1)
    if (!row) return undefined
    const { now, whole, batches, mock, common_start } = row
    const read_at = now.toISOString()
    return { ...presentFacts(row), common_start, read_at, called_off: presentCalledOff(row), whole, batches, mock }
  })
}
