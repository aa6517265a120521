import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Adds ranked results of other students, one for each number of marks. */
export async function addRankedResults(db: Database, testId: number, marks: readonly number[]): Promise<void> {
  await sql`
    with people as (
      insert into users (email, first_name, last_name, preferred_name, full_name, preferred_test)
      select gen_random_uuid() || '@example.com', 'Candidate', '', 'Candidate', 'Candidate', 'ICET'
      from generate_series(1, ${marks.length}::int)
      returning id
    ), sat as (
      insert into attempts (student_id, test_id, paper_id, status, started_at, deadline_at, late_until, completed_at)
      select people.id, tests.id, tests.paper_id, 'completed', now(), now(), now(), now()
      from people, tests where tests.id = ${testId}
      returning student_id, id, test_id, paper_id
    ), placed as (
      select sat.*, row_number() over (order by student_id) as place from sat
    )
    insert into results (student_id, attempt_id, test_id, paper_id, key_version, units, units_maximum, units_per_mark,
                         correct, incorrect, unattempted, spent_ms, ranked)
    select placed.student_id, placed.id, placed.test_id, placed.paper_id, 1,
           round((${marks}::numeric[])[placed.place] * (papers.plan ->> 'unitsPerMark')::int),
           tests.total_marks * (papers.plan ->> 'unitsPerMark')::int, (papers.plan ->> 'unitsPerMark')::int, 0, 0, 0, 60000, true
    from placed join tests on tests.id = placed.test_id join papers on papers.id = placed.paper_id`.execute(db)
}
