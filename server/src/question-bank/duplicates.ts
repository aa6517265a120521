import type { QuestionContent } from '@pariksha/contract/question-bank/question-content'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { searchWordsOf } from './list/search-words.ts'
import { findQuestions } from './queries.ts'

/** Share of common trigrams from which a question is reported as nearly the same. */
export const NEAR = 0.6
const MAX_DUPLICATES = 10

export type Likeness = 'same' | 'other_numbers' | 'near'

/** Questions of the bank that are the same, have other numbers, or share most of their words; the most similar first. */
export async function findDuplicates(db: Database, content: QuestionContent, except?: number) {
  const { words, digest, digestWithoutNumbers } = searchWordsOf(content)
  const found = await db.transaction().execute(async (tx) => {
    await sql`select set_config('pg_trgm.similarity_threshold', ${String(NEAR)}, true)`.execute(tx)
    const { rows } = await sql<{ id: number; likeness: Likeness; similarity: number }>`
      select id, similarity(words, ${words})::float8 as similarity,
        case when digest = ${digest} then 'same'
          when digest_without_numbers = ${digestWithoutNumbers} then 'other_numbers'
          else 'near' end as likeness
      from questions
      where (digest = ${digest} or digest_without_numbers = ${digestWithoutNumbers} or words % ${words})
        and id is distinct from ${except ?? null}::integer
      order by digest = ${digest} desc, similarity desc, id
      limit ${MAX_DUPLICATES}`.execute(tx)
    return rows
  })
  if (found.length === 0) return []
  const rows = await findQuestions(
    db,
    found.map(({ id }) => id),
  )
  return found.flatMap(({ id, ...likeness }) => {
    const row = rows.find((one) => one.id === id)
    return row ? [{ row, ...likeness }] : []
  })
}
