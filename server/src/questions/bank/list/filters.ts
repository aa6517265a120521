import type { QuestionFilter } from '@pariksha/contract/questions/question-search'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { asJson } from '../../../platform/db/json.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'

type SavedFilter = { name: string; filter: QuestionFilter }

export async function readFilters(db: Database, { userId }: Caller): Promise<SavedFilter[]> {
  const row = await db
    .selectFrom('question_filters')
    .select(sql<SavedFilter[]>`filters`.as('filters'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.filters ?? []
}

export async function saveFilters(db: Database, { userId }: Caller, saved: SavedFilter[]): Promise<SavedFilter[]> {
  const filters = asJson(saved)
  await db
    .insertInto('question_filters')
    .values({ user_id: userId, filters })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ filters }))
    .execute()
  return saved
}
