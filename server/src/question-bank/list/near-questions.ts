import { languagesOf, type QuestionContent } from '@pariksha/contract/question-bank/question-content'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { NEAR } from '../duplicates.ts'
import { inLanguage, searchWordsOf } from './search-words.ts'

const MAX_NEAR = 3

export type NearRow = {
  readonly position: number
  readonly where: 'bank' | 'file' | 'shipped'
  /** Of a question of the bank, a position of the file, or a test that ships. */
  readonly id: number
  readonly excerpt: string
  /** Of a test that ships. */
  readonly title?: string
  /** Whether it has the same words; what has them in bank or file is found by its digest. */
  readonly same?: boolean
}

/** What is compared with the bank; the position is the caller's own and identifies the question of a row. */
export type Compared = {
  readonly position: number
  readonly question_id: number | null
  readonly words: string
  readonly digest: Buffer
  readonly digest_without_numbers: Buffer
}

/**
 * Of the bank, what shares most of its words, all languages together, but is not the same with or without other numbers. The
 * index of words is asked first: the planner would compare the questions one by one.
 */
export const nearInBank = ({ position, question_id, words, ...digests }: Compared): RawBuilder<NearRow> => sql<NearRow>`
  with near as materialized (
    select id, excerpt, similarity(words, ${words}) as likeness from questions
    where words % ${words} and digest <> ${digests.digest}
      and digest_without_numbers <> ${digests.digest_without_numbers} and id is distinct from ${question_id}::integer)
  select ${position}::integer as position, 'bank' as "where", id, excerpt from near
  order by likeness desc, id limit ${MAX_NEAR}`

type Asked = Pick<QuestionContent, 'stem' | 'options'> & { readonly position: number }

/**
 * Of the written questions that ship, and that a paper asks: what has the same words or shares most of them, in any language
 * that both have. One that is alike in several is reported once.
 */
export function nearInShipped({ position, ...content }: Asked): RawBuilder<NearRow> {
  const inEach = languagesOf(content.stem).map((language) => {
    const { words, digest } = searchWordsOf(inLanguage(content, language))
    return sql`select item, place, fingerprint, excerpt, digest = ${digest} as same, similarity(words, ${words}) as likeness
      from shipped_questions where (words % ${words} or digest = ${digest}) and language = ${language}`
  })
  if (inEach.length === 0) return sql<NearRow>`select where false`
  return sql<NearRow>`
    with alike as materialized (${sql.join(inEach, sql` union all `)}),
    near as (select distinct on (item, place) * from alike order by item, place, same desc, likeness desc)
    select ${position}::integer as position, 'shipped' as "where", test.id, near.excerpt, test.title, near.same
    from near cross join lateral (
      select tests.id, tests.title from tests join papers on papers.id = tests.paper_id
      where papers.fingerprints @> array[near.fingerprint] order by tests.id limit 1) as test
    order by same desc, likeness desc, test.id limit ${MAX_NEAR}`
}

/** Comparing two texts costs more than the planner counts for it, which would compare all of the bank one by one. */
export async function compareByIndex(tx: Transaction): Promise<void> {
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(NEAR)}, true), set_config('enable_seqscan', 'off', true)`.execute(
    tx,
  )
}

/** Runs one query after the other until the time is up: in a large bank a common text is compared with thousands. */
export async function compareWithin(db: Database, millis: number, queries: readonly RawBuilder<NearRow>[]) {
  const end = performance.now() + millis
  const found: NearRow[] = []
  let compared = 0
  try {
    await db.transaction().execute(async (tx) => {
      await compareByIndex(tx)
      for (const query of queries) {
        const left = Math.floor(end - performance.now())
        if (left < 1) return
        await sql`select set_config('statement_timeout', ${String(left)}, true)`.execute(tx)
        found.push(...(await query.execute(tx)).rows)
        compared++
      }
    })
  } catch (error) {
    if (!isTimeout(error)) throw error
  }
  return { found, compared }
}

const isTimeout = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '57014'
