import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import { NEAR } from '../question-bank/duplicates.ts'
import { searchWordsOf } from '../question-bank/list/search-words.ts'
import type { ItemRow } from './queries.ts'

const MAX_NEAR = 3
/** For all questions of a page together: in a large bank a common text is compared with thousands. */
const BUDGET_MILLIS = 1_500

type Near = { readonly where: 'bank' | 'file'; readonly id: number; readonly excerpt: string }
type NearRow = Near & { readonly position: number }
type Compared = Pick<ItemRow, 'position' | 'question_id' | 'digest' | 'digest_without_numbers'> & {
  readonly words: string
  readonly excerpt: string
}

/** Of the bank what shares most of its words, but is not the same with or without other numbers. */
export const nearInBank = ({ position, question_id, words, ...digests }: Compared): RawBuilder<NearRow> => sql<NearRow>`
  select ${position}::integer as position, 'bank' as "where", id, excerpt from questions
  where words % ${words} and digest <> ${digests.digest}
    and digest_without_numbers <> ${digests.digest_without_numbers} and id is distinct from ${question_id}::integer
  order by similarity(words, ${words}) desc, id
  limit ${MAX_NEAR}`

/** The same among the questions of the page. */
const nearInPage = (page: readonly Compared[]): RawBuilder<NearRow> => sql<NearRow>`
  with page (position, words, excerpt, asks) as (
    select * from unnest(${page.map(({ position }) => position)}::integer[], ${page.map(({ words }) => words)}::text[],
      ${page.map(({ excerpt }) => excerpt)}::text[],
      ${page.map(({ digest_without_numbers: digest }) => digest.toString('hex'))}::text[])
  )
  select page.position, 'file' as "where", near.id, near.excerpt
  from page cross join lateral (
    select other.position as id, other.excerpt from page as other
    where other.position <> page.position and other.asks <> page.asks and other.words % page.words
    order by similarity(other.words, page.words) desc, other.position
    limit ${MAX_NEAR}
  ) as near`

/** Comparing two texts costs more than the planner counts for it, which would compare all of the bank one by one. */
export async function compareByIndex(tx: Transaction): Promise<void> {
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(NEAR)}, true), set_config('enable_seqscan', 'off', true)`.execute(
    tx,
  )
}

/**
 * Questions that are nearly those of a page. When the time is up, those that are not compared yet are told none; a question
 * that is opened in the bank is always compared.
 */
export async function findNear(
  db: Database,
  rows: readonly ItemRow[],
  millis = BUDGET_MILLIS,
): Promise<readonly NearRow[]> {
  const page = rows.map((row): Compared => ({ ...row, ...textsOf(row) }))
  const end = performance.now() + millis
  const found: NearRow[] = []
  try {
    await db.transaction().execute(async (tx) => {
      await compareByIndex(tx)
      for (const query of [nearInPage(page), ...page.map(nearInBank)]) {
        const left = Math.floor(end - performance.now())
        if (left < 1) return
        await sql`select set_config('statement_timeout', ${String(left)}, true)`.execute(tx)
        found.push(...(await query.execute(tx)).rows)
      }
    })
  } catch (error) {
    if (!isTimeout(error)) throw error
  }
  return found
}

function textsOf({ content }: Pick<ItemRow, 'content'>) {
  const { words, excerpt } = searchWordsOf(content)
  return { words, excerpt }
}

const isTimeout = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '57014'
