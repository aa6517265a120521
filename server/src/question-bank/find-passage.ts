import type { Texts } from '@pariksha/contract/question-file'
import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'

export async function findPassage(db: Queryable, id: number | null): Promise<Texts | null> {
  if (id === null) return null
  const row = await db
    .selectFrom('question_passages')
    .select(sql<Texts>`content`.as('content'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.content ?? null
}
