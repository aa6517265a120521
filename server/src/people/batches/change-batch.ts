import { sql } from 'kysely'
import { audit } from '../../platform/audit-log/audit.ts'
import { type Database, type Transaction, transact } from '../../platform/db/database.ts'
import { LOCKS } from '../../platform/db/locks.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { findBatch } from './queries.ts'

const UNIQUE = '23505'
/** The list of batches is read whole. */
const MAX_BATCHES = 1_000

async function named<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if ((error as { code?: string }).code === UNIQUE) throw new AppError('batch_there')
    throw error
  })
}

export function createBatch(db: Database, caller: Caller, name: string) {
  return transact(db, async (tx) => {
    // one after the other, so that the count is true
    await sql`select pg_advisory_xact_lock(${LOCKS.batches})`.execute(tx)
    const { count } = await tx
      .selectFrom('batches')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count >= MAX_BATCHES) throw new AppError('too_many_kept')
    const { id } = await named(tx.insertInto('batches').values({ name }).returning('id').executeTakeFirstOrThrow())
    await audit(tx, caller, { action: 'added', subject: 'batches', id, after: { name } })
    return findBatch(tx, caller, id)
  })
}

type Named = { readonly name: string; readonly teachers: readonly number[] }
type Change = Named & { readonly was?: Named | undefined }

const isSame = (one: Named, other: Named): boolean =>
  one.name === other.name && new Set(one.teachers).symmetricDifference(new Set(other.teachers)).size === 0

/** Numbers that are no teacher's are left out. */
export function changeBatch(db: Database, caller: Caller, id: number, { was, ...wanted }: Change) {
  const { name, teachers } = wanted
  return transact(db, async (tx) => {
    const before = await lockBatch(tx, caller, id)
    const now = { name: before.name, teachers: before.teachers.map((one) => one.id) }
    // a retry of a saved call is no conflict
    if (was && !isSame(now, was) && !isSame(now, wanted)) throw new AppError('row_changed')
    await named(tx.updateTable('batches').set({ name }).where('id', '=', id).execute())
    await tx.deleteFrom('batch_teachers').where('batch_id', '=', id).execute()
    if (teachers.length > 0) {
      await tx
        .insertInto('batch_teachers')
        .columns(['batch_id', 'teacher_id'])
        .expression(
          (eb) =>
            eb
              .selectFrom('users')
              .select((of) => [of.val(id).as('batch_id'), 'id'])
              .where(sql<boolean>`'teacher' = any(staff_roles)`)
              .where('id', 'in', [...teachers])
              .orderBy('id')
              .forShare(), // whoever loses the role meanwhile is not taken
        )
        .execute()
    }
    const after = await findBatch(tx, caller, id)
    const logged = (batch: typeof after) => ({ name: batch.name, teachers: batch.teachers.map((one) => one.email) })
    await audit(tx, caller, { action: 'changed', subject: 'batches', id, before: logged(before), after: logged(after) })
    return after
  })
}

export function deleteBatch(db: Database, caller: Caller, id: number): Promise<void> {
  return transact(db, async (tx) => {
    const { name, teachers } = await lockBatch(tx, caller, id)
    const members = await tx.selectFrom('batch_members').select('student_id').where('batch_id', '=', id).execute()
    await tx.deleteFrom('batches').where('id', '=', id).execute()
    const logged = {
      name,
      teachers: teachers.map((one) => one.email),
      students: members.map((one) => one.student_id),
    }
    await audit(tx, caller, { action: 'deleted', subject: 'batches', id, before: logged })
  })
}

export function addMember(db: Database, caller: Caller, batchId: number, email: string): Promise<void> {
  return transact(db, async (tx) => {
    await lockBatch(tx, caller, batchId)
    const student = await tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('role', '=', 'student')
      .executeTakeFirst()
    if (!student) throw new AppError('no_student')
    const added = await tx
      .insertInto('batch_members')
      .values({ batch_id: batchId, student_id: student.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('student_id')
      .executeTakeFirst()
    if (added) await audit(tx, caller, { action: 'added a student', subject: 'batches', id: batchId, after: added })
  })
}

export function removeMember(db: Database, caller: Caller, batchId: number, studentId: number): Promise<void> {
  return transact(db, async (tx) => {
    await lockBatch(tx, caller, batchId)
    const gone = await tx
      .deleteFrom('batch_members')
      .where('batch_id', '=', batchId)
      .where('student_id', '=', studentId)
      .returning('student_id')
      .executeTakeFirst()
    if (gone) await audit(tx, caller, { action: 'removed a student', subject: 'batches', id: batchId, before: gone })
  })
}

/** The batch as the caller may see it, locked until the end of the transaction. */
export async function lockBatch(tx: Transaction, caller: Caller, id: number) {
  await tx.selectFrom('batches').select('id').where('id', '=', id).forUpdate().execute()
  return findBatch(tx, caller, id)
}
