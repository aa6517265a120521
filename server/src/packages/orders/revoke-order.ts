import type { Order } from '@pariksha/contract/packages'
import { sql } from 'kysely'
import { audit } from '../../platform/audit-log/audit.ts'
import { type Database, transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { closeSeries, lockStudentOf } from '../entitlements.ts'
import { type NotifyDeps, notifyOfRevocation } from './notify.ts'
import { orders, presentOrder } from './orders.ts'

type Deps = { readonly db: Database } & NotifyDeps

/** Takes back an approval. Attempts stay; one that runs can be finished. The same call again, as the answer was lost, changes nothing. */
export function revokeOrder(
  { db, ...post }: Deps,
  caller: Pick<Caller, 'userId'>,
  orderId: number,
  reason: string,
): Promise<Order> {
  return transact(db, async (tx) => {
    await lockStudentOf(tx, orderId)
    const revoked = await tx
      .updateTable('orders')
      .set({ status: 'revoked', revoked_at: sql<Date>`now()`, revoked_by: caller.userId, revoked_reason: reason })
      .where('id', '=', orderId)
      .where('status', '=', 'approved')
      .returning('id')
      .executeTakeFirst()
    const row = await orders(tx)
      .select(['orders.student_id', 'orders.revoked_by'])
      .where('orders.id', '=', orderId)
      .executeTakeFirst()
    if (!row) throw new AppError('not_found')
    const { student_id: studentId, revoked_by: revokedBy, ...terms } = row
    const order = presentOrder(terms)
    if (!revoked) {
      if (revokedBy === caller.userId && order.revoked_reason === reason) return order
      throw new AppError('order_not_approved', { values: { status: order.status } })
    }
    await closeSeries(tx, orderId)
    const change = { before: { status: 'approved' }, after: { status: 'revoked', reason } }
    await audit(tx, caller, { action: 'revoked', subject: 'orders', id: orderId, ...change })
    // the account may be erased
    if (studentId !== null) await notifyOfRevocation(post, tx, studentId, { id: orderId, reason })
    return order
  })
}
