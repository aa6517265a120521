import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../platform/db/database.ts'

/**
 * What was ordered, in a language: an order keeps its title, and a package may have another by now. For queries of
 * orders.
 */
export const orderTitleIn = (language: RawBuilder<string> | string): RawBuilder<string> => sql<string>`coalesce(
  (select packages.translations -> ${language} ->> 'title' from packages
    where packages.id = orders.package_id and packages.title = orders.title),
  orders.title)`

/** In the language of the student's mails. */
export async function orderTitleForStudent(db: Queryable, orderId: number): Promise<string> {
  const { title } = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.student_id')
    .select(orderTitleIn(sql.ref('users.language')).as('title'))
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
  return title
}
