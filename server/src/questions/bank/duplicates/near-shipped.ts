import { languagesOf, type QuestionContent } from '@pariksha/contract/questions/question-content'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { isStatementTimeout, limitStatements } from '../../../platform/db/statement-timeout.ts'
import { inLanguage, searchWordsOf } from '../list/search-words.ts'
import { NEAR } from './similar-texts.ts'

const MAX_NEAR = 3

/** A written question that ships, with a test that asks it. */
export type OfShipped = {
  readonly testId: number
  readonly title: string
  readonly excerpt: string
  /** Whether it has the same words, in a language that both have. */
  readonly same: boolean
}

type Asked = Pick<QuestionContent, 'stem' | 'options'>

/**
 * Of the written questions that ship, and that a paper asks: what has the same words or shares most of them, in any language
 * that both have. One that is alike in several is reported once.
 */
function nearInShipped(content: Asked): RawBuilder<OfShipped> | undefined {
  const inEach = languagesOf(content.stem).map((language) => {
    const { words, digest } = searchWordsOf(inLanguage(content, language))
    return sql`select item, place, fingerprint, excerpt, digest = ${digest} as same, similarity(words, ${words}) as likeness
      from shipped_questions where (words % ${words} or digest = ${digest}) and language = ${language}`
  })
  if (inEach.length === 0) return undefined
  return sql<OfShipped>`
    with alike as materialized (${sql.join(inEach, sql` union all `)}),
    near as (select distinct on (item, place) * from alike order by item, place, same desc, likeness desc)
    select test.id as "testId", test.title, near.excerpt, near.same
    from near cross join lateral (
      select tests.id, tests.title from tests join papers on papers.id = tests.paper_id
      where papers.fingerprints @> array[near.fingerprint] order by tests.id limit 1) as test
    order by same desc, likeness desc, test.id limit ${MAX_NEAR}`
}

/** Comparing two texts costs more than the planner counts for it, which would compare all of them one by one. */
async function compareByIndex(tx: Transaction): Promise<void> {
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(NEAR)}, true), set_config('enable_seqscan', 'off', true)`.execute(
    tx,
  )
}

/** For each question what ships nearly the same, until the time is up; undefined where it was not compared. */
export async function compareWithShipped(
  db: Database,
  asked: readonly Asked[],
  millis: number,
): Promise<readonly (readonly OfShipped[] | undefined)[]> {
  const end = performance.now() + millis
  const found: (readonly OfShipped[])[] = []
  try {
    await db.transaction().execute(async (tx) => {
      await compareByIndex(tx)
      for (const content of asked) {
        const left = Math.floor(end - performance.now())
        if (left < 1) return
        await limitStatements(tx, left)
        found.push((await nearInShipped(content)?.execute(tx))?.rows ?? [])
      }
    })
  } catch (error) {
    if (!isStatementTimeout(error)) throw error
  }
  return asked.map((_, at) => found[at])
}
