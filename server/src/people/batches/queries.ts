import type { Batch } from '@pariksha/contract/people/batches'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { may } from '../../platform/http/rights.ts'

/** The batches a person may see: teachers their own, whoever manages batches all. Part of each query. */
export const isVisibleTo = (caller: Caller): RawBuilder<boolean> =>
  may(caller, 'batches.manage')
    ? sql<boolean>`true`
    : sql<boolean>`exists (
        select from batch_teachers where batch_id = batches.id and teacher_id = ${caller.userId})`

/** The students a person may see: teachers those of their own batches. Part of each query. */
export const seesStudent = (caller: Caller, student: RawBuilder<unknown>): RawBuilder<boolean> =>
  may(caller, 'batches.manage')
    ? sql`true`
    : sql`${student} in (
        select m.student_id from batch_members m join batch_teachers t on t.batch_id = m.batch_id
        where t.teacher_id = ${caller.userId})`

const batches = (db: Queryable, caller: Caller) =>
  db
    .selectFrom('batches')
    .select([
      'batches.id',
      'batches.name',
      sql<number>`(select count(*) from batch_members where batch_id = batches.id)`.as('members'),
      sql<Batch['teachers']>`coalesce((
        select json_agg(json_build_object('id', users.id, 'name', users.full_name, 'email', users.email) order by users.id)
        from batch_teachers join users on users.id = teacher_id where batch_id = batches.id), '[]')`.as('teachers'),
    ])
    .where(isVisibleTo(caller))

export const listBatches = (db: Queryable, caller: Caller): Promise<Batch[]> =>
  batches(db, caller).orderBy('batches.name').execute()

export async function findBatch(db: Queryable, caller: Caller, id: number): Promise<Batch> {
  const batch = await batches(db, caller).where('batches.id', '=', id).executeTakeFirst()
  if (!batch) throw new AppError('not_found')
  return batch
}

export const listTeachers = (db: Queryable): Promise<Batch['teachers']> =>
  db
    .selectFrom('users')
    .select(['id', 'full_name as name', 'email'])
    .where('role', '=', 'staff')
    .where(sql<boolean>`'teacher' = any(staff_roles)`)
    .orderBy('full_name')
    .execute()

const PAGE = 100

export async function membersOf(db: Queryable, batchId: number, after: number) {
  const rows = await db
    .selectFrom('batch_members')
    .innerJoin('users', 'users.id', 'batch_members.student_id')
    .select(['users.id', 'users.full_name', 'users.email', 'users.phone_number', 'batch_members.joined_at'])
    .where('batch_members.batch_id', '=', batchId)
    .where('batch_members.student_id', '>', after)
    .orderBy('batch_members.student_id')
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE).map(({ joined_at, ...row }) => ({ ...row, joined_at: joined_at.toISOString() }))
  return { page, more: rows.length > PAGE }
}
