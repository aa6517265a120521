import { MOST_NAMED, type RankList } from '@pariksha/contract/results/rank-list'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { IS_RELEASED } from './release.ts'

/** Whether staff hide a name, for queries of `shown_names as shown`. */
export const IS_HIDDEN = sql<boolean>`exists (
  select from hidden_names where hidden_names.student_id = shown.student_id and hidden_names.test_id = shown.test_id)`

/** The best of a test who agreed to be named and whom staff do not hide, for a student with a released result of it that counts. */
export async function readRankList(db: Database, studentId: number, testId: number): Promise<RankList> {
  const own = await findOwn(db, studentId, testId)
  const { rows } = await sql<Omit<RankList['students'][number], 'is_own'> & { readonly student_id: number }>`
    select best.student_id, best.name, best.marks,
      1 + (select count(*)::int from results b where b.test_id = ${testId} and b.ranked and b.units > best.units) as rank
    from (
      select shown.student_id, shown.name, r.units, r.units::float8 / r.units_per_mark as marks
      from shown_names shown
      join results r on r.student_id = shown.student_id and r.test_id = shown.test_id and r.ranked
      where shown.test_id = ${testId} and (shown.student_id = ${studentId} or not ${IS_HIDDEN})
      order by r.units desc, shown.agreed_at, shown.student_id
      limit ${MOST_NAMED}
    ) best
    order by rank`.execute(db)
  return {
    ...own,
    students: rows.map(({ student_id, ...row }) => ({
      ...row,
      marks: Math.round(row.marks * 100) / 100,
      is_own: student_id === studentId,
    })),
  }
}

/** Kept for this test alone; null takes it back. */
export async function changeShownName(
  db: Database,
  studentId: number,
  testId: number,
  name: string | null,
): Promise<RankList> {
  const { has_rank } = await findOwn(db, studentId, testId)
  if (name === null) {
    await db.deleteFrom('shown_names').where('student_id', '=', studentId).where('test_id', '=', testId).execute()
  } else {
    if (!has_rank) throw new AppError('not_found')
    await db
      .insertInto('shown_names')
      .values({ student_id: studentId, test_id: testId, name })
      .onConflict((conflict) => conflict.columns(['student_id', 'test_id']).doUpdateSet({ name }))
      .execute()
  }
  return readRankList(db, studentId, testId)
}

async function findOwn(db: Database, studentId: number, testId: number): Promise<Omit<RankList, 'students'>> {
  const { rows } = await sql<Omit<RankList, 'students'>>`
    select (select count(*)::int from results r where r.test_id = tests.id and r.ranked) as of,
      (select name from shown_names s where s.student_id = ${studentId} and s.test_id = tests.id) as own_name,
      exists (select from hidden_names h where h.student_id = ${studentId} and h.test_id = tests.id) as own_hidden,
      exists (
        select from results r where r.student_id = ${studentId} and r.test_id = tests.id and r.ranked) as has_rank
    from tests
    where tests.id = ${testId} and exists (
      select from attempts where attempts.student_id = ${studentId} and attempts.test_id = tests.id
        and attempts.counted and ${IS_RELEASED})`.execute(db)
  const [own] = rows
  if (!own) throw new AppError('not_found')
  return own
}
