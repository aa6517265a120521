import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import {
  type Compared,
  compareWithin,
  type NearRow,
  nearInBank,
  nearInShipped,
} from '../question-bank/list/near-questions.ts'
import { searchWordsOf } from '../question-bank/list/search-words.ts'
import type { ItemRow } from './queries.ts'

const MAX_NEAR = 3
/** For all questions of a page together. */
const BUDGET_MILLIS = 1_500

type OfPage = Compared & { readonly excerpt: string }

/** Nearly the same among the questions of the page. */
const nearInPage = (page: readonly OfPage[]): RawBuilder<NearRow> => sql<NearRow>`
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

/**
 * Questions that are nearly those of a page. When the time is up, those that are not compared yet have none; a question
 * that is opened in the bank is always compared.
 */
export async function findNear(
  db: Database,
  rows: readonly ItemRow[],
  millis = BUDGET_MILLIS,
): Promise<readonly NearRow[]> {
  const page = rows.map((row): OfPage => ({ ...row, ...textsOf(row) }))
  const shipped = rows.map(({ position, content }) => nearInShipped({ position, ...content }))
  const queries = [nearInPage(page), ...shipped, ...page.map((one) => nearInBank(one))]
  return (await compareWithin(db, millis, queries)).found
}

function textsOf({ content }: Pick<ItemRow, 'content'>) {
  const { words, excerpt } = searchWordsOf(content)
  return { words, excerpt }
}
