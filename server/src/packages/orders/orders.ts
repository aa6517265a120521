import type { Order } from '@pariksha/contract/packages'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/db/database.ts'

const ORDER_COLUMNS = [
  'orders.id',
  'orders.title',
  'orders.price',
  'orders.months',
  'orders.series',
  sql<Order['status']>`orders.status`.as('status'),
  'orders.requested_at',
  'orders.decided_at',
  'orders.revoked_at',
  'orders.revoked_reason',
  // null: staff deleted it since
  sql<string | null>`(select slug from packages where packages.id = orders.package_id)`.as('package'),
] as const

export const orders = (db: Queryable) => db.selectFrom('orders').select(ORDER_COLUMNS)

type Row = Omit<Order, 'requested_at' | 'decided_at' | 'revoked_at'> & {
  requested_at: Date
  decided_at: Date | null
  revoked_at: Date | null
}

/** An order as the API presents it. */
export const presentOrder = ({ requested_at, decided_at, revoked_at, ...order }: Row): Order => ({
  ...order,
  requested_at: requested_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
  revoked_at: revoked_at?.toISOString() ?? null,
})
