import type { Order, StaffOrder } from '@pariksha/contract/packages'
import type { Database } from '../../db/database.ts'
import { pageOf } from '../../http/paging.ts'
import { orders, presentOrder } from './orders.ts'

const PAGE = 20

/** Open orders, oldest first; decided ones, latest first. */
export async function listStaffOrders(db: Database, status: Order['status'], page: number) {
  const rows = await orders(db)
    .leftJoin('users as students', 'students.id', 'orders.student_id')
    .leftJoin('users as deciders', 'deciders.id', 'orders.decided_by')
    .leftJoin('users as revokers', 'revokers.id', 'orders.revoked_by')
    .select([
      'students.id as student_id',
      'students.full_name',
      'students.email',
      'students.phone_number',
      'deciders.full_name as decided_by',
      'revokers.full_name as revoked_by',
    ])
    .where('orders.status', '=', status)
    .orderBy('orders.id', status === 'requested' ? 'asc' : 'desc')
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE)
    .execute()
  const present = ({
    student_id: id,
    full_name,
    email,
    phone_number,
    decided_by,
    revoked_by,
    ...order
  }: (typeof rows)[number]): StaffOrder => ({
    ...presentOrder(order),
    student: id === null || full_name === null || email === null ? null : { id, full_name, email, phone_number },
    decided_by,
    revoked_by,
  })
  return pageOf(rows, PAGE, present, '/staff/orders/', { status, page })
}
