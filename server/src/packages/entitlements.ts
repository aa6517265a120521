import { sql } from 'kysely'
import type { Transaction } from '../platform/db/database.ts'

/** Orders of one student are serialized: each period starts where the previous one ends. */
export async function lockStudentOf(tx: Transaction, orderId: number): Promise<void> {
  await sql`select from users where id = (select student_id from orders where id = ${orderId}) for no key update`.execute(
    tx,
  )
}

/** Grants each series that the order has not opened yet, from now or from the end of an existing purchase with the same contents. Months are those of India's calendar. */
export async function openSeries(tx: Transaction, orderId: number): Promise<void> {
  await sql`
    insert into entitlements (student_id, series_slug, order_id, mocks, sectionals, starts_at, ends_at)
    select orders.student_id, slug, orders.id, orders.mocks, orders.sectionals, starts_at,
      (starts_at at time zone 'Asia/Kolkata' + make_interval(months => orders.months)) at time zone 'Asia/Kolkata'
    from orders
      cross join unnest(orders.series) as slug
      cross join lateral (
        select coalesce(max(running.ends_at), now()) as starts_at from entitlements as running
        where running.student_id = orders.student_id and running.series_slug = slug and running.ends_at > now()
          and (running.mocks is null or running.mocks >= orders.mocks)
          and (running.sectionals is null or running.sectionals >= orders.sectionals)
      ) as beginning
    where orders.id = ${orderId}
    on conflict do nothing`.execute(tx)
}

/** Ends what the order opened. Periods of the same series that have not begun are granted again: they may have waited for its end. */
export async function closeSeries(tx: Transaction, orderId: number): Promise<void> {
  const closed = await tx
    .deleteFrom('entitlements')
    .where('order_id', '=', orderId)
    .returning(['student_id', 'series_slug'])
    .execute()
  const studentId = closed[0]?.student_id
  if (studentId === undefined) return
  const waiting = await tx
    .deleteFrom('entitlements')
    .where('student_id', '=', studentId)
    .where(
      'series_slug',
      'in',
      closed.map((one) => one.series_slug),
    )
    .where('starts_at', '>', sql<Date>`now()`)
    .returning('order_id')
    .execute()
  if (waiting.length === 0) return
  const inTurn = await tx
    .selectFrom('orders')
    .select('id')
    .where(
      'id',
      'in',
      waiting.map((one) => one.order_id),
    )
    .orderBy('decided_at')
    .orderBy('id')
    .execute()
  for (const { id } of inTurn) await openSeries(tx, id)
}
