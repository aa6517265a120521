import type { Texts } from '@pariksha/contract/questions/question-file'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/db/database.ts'

/** A passage with its saved HTML. */
export const findRenderedPassage = (db: Queryable, id: number) =>
  db
    .selectFrom('question_passages')
    .select([sql<Texts>`content`.as('content'), sql<Texts | null>`rendered`.as('rendered'), 'rendered_by'])
    .where('id', '=', id)
    .executeTakeFirst()

export async function findPassage(db: Queryable, id: number | null): Promise<Texts | null> {
  if (id === null) return null
  const row = await db
    .selectFrom('question_passages')
    .select(sql<Texts>`content`.as('content'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.content ?? null
}

export async function findPassages(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Texts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('question_passages')
    .select(['id', sql<Texts>`content`.as('content')])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, content }) => [id, content]))
}
