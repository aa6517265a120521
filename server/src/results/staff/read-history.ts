import type { AttemptOfStudent } from '@pariksha/contract/results/staff-results'
import { toMarks } from '@pariksha/domain/marking/marking'
import { standing } from '@pariksha/domain/ranking/ranking'
import { sql } from 'kysely'
import { TEST_IS_RELEASED } from '../../attempts/results/release.ts'
import { seesStudent } from '../../people/batches/queries.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'

const PAGE = 50

type Row = Pick<AttemptOfStudent, 'id' | 'test_id' | 'title' | 'status' | 'released' | 'ranked'> & {
  readonly started_at: Date
  readonly completed_at: Date | null
  readonly deadline_at: Date
  readonly total_marks: number
  readonly units: number | null
  readonly units_maximum: number | null
  readonly units_per_mark: number | null
  readonly better: number | null
  readonly all: number | null
}

/** A page of the attempts of a student whom the caller may see, newest first. */
export async function readHistory(db: Database, caller: Caller, studentId: number, before?: number) {
  const student = await db
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', studentId)
    .where('role', '=', 'student')
    .where(seesStudent(caller, sql.ref('users.id')))
    .executeTakeFirst()
  if (!student) throw new AppError('not_found')
  const { rows } = await sql<Row>`
    select a.id, a.test_id, tests.title, a.status, a.started_at, a.completed_at, a.deadline_at, tests.total_marks,
           ${TEST_IS_RELEASED} as released, r.units, r.units_maximum, r.units_per_mark, r.ranked, ranks.better, ranks.all
    from attempts a
    join tests on tests.id = a.test_id
    left join results r on r.student_id = a.student_id and r.attempt_id = a.id
    left join lateral (
      select count(*) filter (where o.units > r.units)::int as better, count(*)::int as "all"
      from results o where o.test_id = a.test_id and o.ranked
    ) as ranks on r.ranked
    where a.student_id = ${studentId} and ${before === undefined ? sql`true` : sql`a.id < ${before}`}
    order by a.id desc
    limit ${PAGE + 1}`.execute(db)
  return { name: student.full_name, attempts: rows.slice(0, PAGE).map(present), more: rows.length > PAGE }
}

function present({
  units,
  units_maximum,
  units_per_mark,
  total_marks,
  better,
  all,
  started_at,
  completed_at,
  deadline_at,
  ...row
}: Row): AttemptOfStudent {
  const ranks = better === null || all === null ? undefined : standing({ better, all })
  const inMarks = (value: number | null) =>
    value === null || units_per_mark === null ? null : toMarks(value, units_per_mark)
  return {
    ...row,
    started_at: started_at.toISOString(),
    completed_at: completed_at?.toISOString() ?? null,
    deadline_at: deadline_at.toISOString(),
    score: inMarks(units),
    max_marks: inMarks(units_maximum) ?? total_marks,
    rank: ranks?.rank ?? null,
    percentile: ranks?.percentile ?? null,
    of: ranks?.of ?? null,
  }
}
