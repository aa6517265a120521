import type { Order } from '@pariksha/contract/packages'
import { sql } from 'kysely'
import { audit } from '../audit-log/audit.ts'
import { type Database, type Transaction, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../http/authenticate.ts'
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
    // orders of one student are serialized: each period starts where the previous one ends
    await sql`select from users where id = (select student_id from orders where id = ${orderId}) for no key update`.execute(
      tx,
    )
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
    await notifyOfDecision(post, tx, studentId, order)
    return order
  })
}

/** Grants each series from now, or from the end of an existing purchase with the same contents. */
export async function openSeries(tx: Transaction, orderId: number): Promise<void> {
  await sql`
    insert into entitlements (student_id, series_slug, order_id, mocks, sectionals, starts_at, ends_at)
    select orders.student_id, slug, orders.id, orders.mocks, orders.sectionals, starts_at,
      starts_at + make_interval(months => orders.months)
    from orders
      cross join unnest(orders.series) as slug
      cross join lateral (
        select coalesce(max(running.ends_at), now()) as starts_at from entitlements as running
        where running.student_id = orders.student_id and running.series_slug = slug and running.ends_at > now()
          and (running.mocks is null or running.mocks >= orders.mocks)
          and (running.sectionals is null or running.sectionals >= orders.sectionals)
      ) as beginning
    where orders.id = ${orderId}`.execute(tx)
}
