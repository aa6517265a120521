import { sql } from 'kysely'
import type { Queryable } from '../../../platform/db/database.ts'

export type AskedBefore = {
  readonly questions: readonly number[]
  /** Digests of words, with and without numbers. */
  readonly digests: readonly string[]
  /** As papers store what they ask. */
  readonly fingerprints: readonly string[]
  /** The same of the papers before them. */
  readonly earlierFingerprints: readonly string[]
}

/** Papers that templates are drawn apart from, where there is a choice. */
const MAX_PAPERS = 300

/** What the last papers of a series ask, shipped ones and own ones. */
export async function askedBefore(db: Queryable, series: string, last: number): Promise<AskedBefore> {
  const { rows } = await sql<{ id: number; fingerprints: string[] }>`
    select papers.id, papers.fingerprints from tests join papers on papers.id = tests.paper_id
    where tests.series_slug = ${series} order by papers.id desc limit ${MAX_PAPERS}`.execute(db)
  const [newest, before] = [rows.slice(0, last), rows.slice(last)]
  const asked = await sql<{ question_id: number | null; digest: string }>`
    select question_id, encode(digest, 'hex') as digest from paper_questions
    where paper_id = any(${newest.map(({ id }) => id)}::int8[])`.execute(db)
  return {
    questions: asked.rows.flatMap(({ question_id }) => question_id ?? []),
    digests: asked.rows.map(({ digest }) => digest),
    fingerprints: newest.flatMap(({ fingerprints }) => fingerprints),
    earlierFingerprints: before.flatMap(({ fingerprints }) => fingerprints),
  }
}
