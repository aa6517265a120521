import type { Order } from '@pariksha/contract/packages'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { orders, presentOrder } from './orders.ts'

/** Cancels the caller's own open order; idempotent. */
export async function cancelOrder(db: Database, studentId: number, orderId: number): Promise<Order> {
  await db
    .updateTable('orders')
    .set({ status: 'cancelled', decided_at: sql<Date>`now()` })
    .where('id', '=', orderId)
    .where('student_id', '=', studentId)
    .where('status', '=', 'requested')
    .execute()
  const row = await orders(db)
    .where('orders.id', '=', orderId)
    .where('orders.student_id', '=', studentId)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  if (row.status !== 'cancelled') throw new AppError('order_decided')
  return presentOrder(row)
}
