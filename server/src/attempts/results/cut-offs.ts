import { CATEGORIES, type Category } from '@pariksha/domain/categories'
import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'

/** The institute's cut-offs of a test, in the order of the categories. */
export async function readCutOffs(
  db: Queryable,
  testId: number,
): Promise<{ readonly category: Category; readonly marks: number }[]> {
  const { rows } = await sql<{ category: Category; marks: number }>`
    select category, marks::float8 as marks from cut_offs where test_id = ${testId}
    order by array_position(${CATEGORIES}::text[], category)`.execute(db)
  return rows
}
