import type { listStaffOrders as contract, StaffOrder } from '@pariksha/contract/packages'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { patternOf, wordsOf } from '../../platform/db/search-words.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { orders, presentOrder } from './orders.ts'

const PAGE = 20

type Wanted = z.output<typeof contract.querystring>

const SEARCHED = sql<string>`lower(concat_ws(' ',
  orders.title, students.full_name, students.email::text, students.phone_number))`

/** A number is that of an order as students read it, or digits of a telephone. */
function matches(word: string) {
  const number = /^#?(\d{1,15})$/.exec(word)?.[1]
  const isPart = sql<boolean>`${SEARCHED} like ${patternOf(word)}`
  return number === undefined ? isPart : sql<boolean>`(orders.id = ${number}::bigint or ${isPart})`
}

/** Open orders, oldest first; decided ones, latest first. */
export async function listStaffOrders(db: Database, { status, q, page }: Wanted) {
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
    .$if(status !== 'all', (all) => all.where('orders.status', '=', status))
    .where((of) => of.and(wordsOf(q ?? '').map(matches)))
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
  return pageOf(rows, PAGE, present, '/staff/orders/', { status, q, page })
}
