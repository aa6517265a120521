import { MAX_NAMED, type RankList } from '@pariksha/contract/results/rank-list'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { IS_RELEASED } from './release.ts'

/** Whether staff hide a name, for queries of `shown_names as shown`. */
export const IS_HIDDEN = sql<boolean>`exists (
  select from hidden_names where hidden_names.student_id = shown.student_id and hidden_names.test_id = shown.test_id)`

/** Whether a student may read the rank list, for queries of tests: who has a released result that counts. */
export const mayReadRankList = (studentId: number | undefined) =>
  studentId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (
        select from attempts where attempts.student_id = ${studentId} and attempts.test_id = tests.id
          and attempts.counted and ${IS_RELEASED})`

/** `placed`: everybody with a rank. Equal marks share one, as `standing` of domain has it. */
const placedAt = (testId: number) => sql`placed as (
  select student_id, rank() over (order by units desc)::int as rank,
    round(units::numeric / units_per_mark, 2)::float8 as marks
  from results where test_id = ${testId} and ranked)`

/** The best of a test who agreed to be named and whom staff do not hide, for a student with a released result of it that counts. */
export async function readRankList(db: Database, studentId: number, testId: number): Promise<RankList> {
  const about = await findOwn(db, studentId, testId)
  const { rows: students } = await sql<RankList['students'][number]>`
    with ${placedAt(testId)}
    select placed.rank, shown.name, placed.marks, shown.student_id = ${studentId} as is_own
    from shown_names shown join placed on placed.student_id = shown.student_id
    where shown.test_id = ${testId} and (shown.student_id = ${studentId} or not ${IS_HIDDEN})
    order by placed.rank, shown.agreed_at, shown.student_id
    limit ${MAX_NAMED}`.execute(db)
  return { ...about, students }
}

/** Kept for this test alone, and for the list of its mock; null takes it back. */
export async function changeShownName(
  db: Database,
  studentId: number,
  testId: number,
  name: string | null,
): Promise<RankList> {
  const { own } = await findOwn(db, studentId, testId)
  if (name === null) {
    await db.deleteFrom('shown_names').where('student_id', '=', studentId).where('test_id', '=', testId).execute()
  } else {
    if (!own) throw new AppError('not_found')
    await db
      .insertInto('shown_names')
      .values({ student_id: studentId, test_id: testId, name, over_shifts: true })
      .onConflict((conflict) => conflict.columns(['student_id', 'test_id']).doUpdateSet({ name, over_shifts: true }))
      .execute()
  }
  return readRankList(db, studentId, testId)
}

async function findOwn(db: Database, studentId: number, testId: number): Promise<Omit<RankList, 'students'>> {
  const { rows } = await sql<Omit<RankList, 'students'>>`
    with ${placedAt(testId)}
    select tests.title, (select count(*)::int from placed) as of, (
      select json_build_object('rank', placed.rank, 'marks', placed.marks, 'name', shown.name,
        'is_hidden', exists (select from hidden_names h where h.student_id = ${studentId} and h.test_id = tests.id))
      from placed left join shown_names shown on shown.student_id = placed.student_id and shown.test_id = tests.id
      where placed.student_id = ${studentId}) as own
    from tests
    where tests.id = ${testId} and ${mayReadRankList(studentId)}`.execute(db)
  const [about] = rows
  if (!about) throw new AppError('not_found')
  return about
}
