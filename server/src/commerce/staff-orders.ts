import type { Order, StaffOrder } from '@pariksha/contract/commerce'
import type { Database } from '../db/database.ts'
import { orders, presentOrder } from './orders.ts'

const PAGE = 20

/** What waits begins with who waits longest; what was decided, with the latest. */
export async function listStaffOrders(db: Database, status: Order['status'], page: number) {
  const rows = await orders(db)
    .innerJoin('users as students', 'students.id', 'orders.student_id')
    .leftJoin('users as deciders', 'deciders.id', 'orders.decided_by')
    .select([
      'students.id as student_id',
      'students.full_name',
      'students.email',
      'students.phone_number',
      'deciders.full_name as decided_by',
    ])
    .where('orders.status', '=', status)
    .orderBy('orders.id', status === 'requested' ? 'asc' : 'desc')
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE)
    .execute()
  const address = (number: number) => `/api/v1/staff/orders/?status=${status}&page=${number}`
  return {
    results: rows.slice(0, PAGE).map(
      ({ student_id: id, full_name, email, phone_number, decided_by, ...order }): StaffOrder => ({
        ...presentOrder(order),
        student: { id, full_name, email, phone_number },
        decided_by,
      }),
    ),
    next: rows.length > PAGE ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
  }
}
