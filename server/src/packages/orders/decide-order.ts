import type { Order } from '@pariksha/contract/packages'
import { sql } from 'kysely'
import { audit } from '../../platform/audit-log/audit.ts'
import { type Database, transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { lockStudentOf, openSeries } from '../entitlements.ts'
import { type NotifyDeps, notifyOfDecision } from './notify.ts'
import { orders, presentOrder } from './orders.ts'

type Deps = { readonly db: Database } & NotifyDeps
type Member = Pick<Caller, 'userId'>

/** Approves an order. Idempotent: a second approval changes nothing. */
export const approveOrder = (deps: Deps, caller: Member, orderId: number): Promise<Order> =>
  decide(deps, caller, orderId, 'approved')

export const declineOrder = (deps: Deps, caller: Member, orderId: number): Promise<Order> =>
  decide(deps, caller, orderId, 'declined')

/** One transaction: the decision, the owned series, the audit log and the mail to the student. */
function decide(
  { db, ...post }: Deps,
  caller: Member,
  orderId: number,
  status: 'approved' | 'declined',
): Promise<Order> {
  return transact(db, async (tx) => {
    await lockStudentOf(tx, orderId)
    const decided = await tx
      .updateTable('orders')
      .set({ status, decided_at: sql<Date>`now()`, decided_by: caller.userId })
      .where('id', '=', orderId)
      .where('status', '=', 'requested')
      .returning('id')
      .executeTakeFirst()
    const row = await orders(tx).select('orders.student_id').where('orders.id', '=', orderId).executeTakeFirst()
    if (!row) throw new AppError('not_found')
    if (row.status !== status) throw new AppError('order_decided')
    const { student_id: studentId, ...terms } = row
    const order = presentOrder(terms)
    if (!decided || studentId === null) return order
    if (status === 'approved') await openSeries(tx, orderId)
    const change = { before: { status: 'requested' }, after: { status } }
    await audit(tx, caller, { action: status, subject: 'orders', id: orderId, ...change })
    await notifyOfDecision(post, tx, studentId, order, status)
    return order
  })
}
