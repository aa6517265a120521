import { type ListedName, MAX_HIDDEN } from '@pariksha/contract/results/hidden-names'
import { MAX_NAMED } from '@pariksha/contract/results/rank-list'
import { sql } from 'kysely'
import { IS_HIDDEN } from '../../attempts/results/rank-list.ts'
import { audit } from '../../platform/audit-log/audit.ts'
import { type Database, type Transaction, transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { findTest } from './find-test.ts'
import type { ResultsRequest } from './sittings/sittings.ts'

/** The names that students see in the rank list of a test, and after them those that are hidden from it. */
export async function listNames(db: Database, asked: ResultsRequest): Promise<ListedName[]> {
  await findTest(db, asked)
  return namesOf(db, asked.testId)
}

/** Only who agreed to be named can be hidden. */
export async function hideName(db: Database, asked: ResultsRequest, studentId: number, reason: string) {
  const { caller, testId } = asked
  await findTest(db, asked)
  return transact(db, async (tx) => {
    const hidden = await tx
      .insertInto('hidden_names')
      .columns(['student_id', 'test_id', 'hidden_by', 'reason'])
      .expression((eb) =>
        eb
          .selectFrom('shown_names')
          .select(['student_id', 'test_id', sql<number>`${caller.userId}::bigint`.as('hidden_by')])
          .select(sql<string>`${reason}::text`.as('reason'))
          .where('student_id', '=', studentId)
          .where('test_id', '=', testId),
      )
      .onConflict((conflict) =>
        conflict.columns(['student_id', 'test_id']).doUpdateSet({ hidden_by: caller.userId, reason }),
      )
      .returning('student_id')
      .executeTakeFirst()
    if (!hidden) throw new AppError('not_found')
    const after = { student: studentId, reason }
    await audit(tx, caller, { action: 'hid a name from a rank list', subject: 'results', id: testId, after })
    return namesOf(tx, testId)
  })
}

export async function stopHidingName(db: Database, asked: ResultsRequest, studentId: number) {
  const { caller, testId } = asked
  await findTest(db, asked)
  return transact(db, async (tx) => {
    const was = await tx
      .deleteFrom('hidden_names')
      .where('student_id', '=', studentId)
      .where('test_id', '=', testId)
      .returning('reason')
      .executeTakeFirst()
    if (was) {
      const before = { student: studentId, reason: was.reason }
      await audit(tx, caller, { action: 'stopped hiding a name', subject: 'results', id: testId, before })
    }
    return namesOf(tx, testId)
  })
}

async function namesOf(db: Database | Transaction, testId: number): Promise<ListedName[]> {
  const { rows } = await sql<ListedName>`
    with listed as (
      (select shown.student_id from shown_names shown
      join results r on r.student_id = shown.student_id and r.test_id = shown.test_id and r.ranked
      where shown.test_id = ${testId} and not ${IS_HIDDEN}
      order by r.units desc, shown.agreed_at, shown.student_id
      limit ${MAX_NAMED})
      union all
      (select student_id from hidden_names where test_id = ${testId} order by hidden_at desc limit ${MAX_HIDDEN})
    )
    select users.id as student_id, users.full_name as student, shown.name as shown_name,
      case when r.units is not null then 1 + (
        select count(*)::int from results b where b.test_id = ${testId} and b.ranked and b.units > r.units) end as rank,
      case when hidden.student_id is not null then
        jsonb_build_object('at', hidden.hidden_at, 'reason', hidden.reason) end as hidden
    from listed
    join users on users.id = listed.student_id
    left join results r on r.student_id = users.id and r.test_id = ${testId} and r.ranked
    left join shown_names shown on shown.student_id = users.id and shown.test_id = ${testId}
    left join hidden_names hidden on hidden.student_id = users.id and hidden.test_id = ${testId}
    order by hidden.student_id is not null, rank, shown.agreed_at, users.id`.execute(db)
  return rows
}
