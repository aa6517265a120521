import { sql } from 'kysely'
import type { Transaction } from '../platform/db/database.ts'
import { lockUser } from '../platform/db/lock-user.ts'
import { AppError } from '../platform/errors.ts'
import { openSeries } from './entitlements.ts'
import { orderTitleForStudent } from './orders/order-title.ts'

type Grant = { readonly studentId: number; readonly slug: string; readonly memberId: number }
/** `title`: as the student reads it. */
export type GrantedPackage = { readonly orderId: number; readonly title: string; readonly months: number }

/** An order that costs nothing and is approved at once, on the current terms of the package, hidden ones too. */
export async function givePackage(tx: Transaction, { studentId, slug, memberId }: Grant): Promise<GrantedPackage> {
  // orders of one student are serialized: each period starts where the previous one ends
  const student = await lockUser(tx, studentId)
  const wanted = await tx
    .selectFrom('packages')
    .select(['id', 'title', 'months', 'series', 'mocks', 'sectionals'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!wanted || student.rows.length === 0) throw new AppError('not_found')
  const { id, ...terms } = wanted
  const decided = { status: 'approved', decided_at: sql<Date>`now()`, decided_by: memberId }
  const order = await tx
    .insertInto('orders')
    .values({ student_id: studentId, package_id: id, price: 0, given: true, ...terms, ...decided })
    .returning('id')
    .executeTakeFirstOrThrow()
  await openSeries(tx, order.id)
  return { orderId: order.id, title: await orderTitleForStudent(tx, order.id), months: wanted.months }
}
