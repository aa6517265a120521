import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'

/** What was ordered, in the language of the student's mails: an order keeps its title, and a package may have another by now. */
export async function orderTitleForStudent(db: Queryable, orderId: number): Promise<string> {
  const { rows } = await sql<{ title: string }>`
    select coalesce(
      (select packages.translations -> users.language ->> 'title' from packages
        where packages.id = orders.package_id and packages.title = orders.title),
      orders.title) as title
    from orders join users on users.id = orders.student_id
    where orders.id = ${orderId}`.execute(db)
  return (rows[0] as { title: string }).title
}
