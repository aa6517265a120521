import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { compareWithin, type NearRow, nearInBank, nearInShipped } from '../../question-bank/list/near-questions.ts'
import { questionDigests } from '../slots/question-digests.ts'
import type { CheckedPaper } from './check.ts'
import type { Earlier } from './check-repeats.ts'

/** For all questions of a paper together. */
const BUDGET_MILLIS = 5_000
/** Those that ship are few: they take a part of it. */
const SHIPPED_SHARE = 0.2

type Series = { readonly id: number; readonly series: string }

/** The other papers of the series, published or going to be. */
const others = ({ id, series }: Series) => sql<boolean>`tests.series_slug = ${series}
  and not exists (select from paper_drafts d where d.id = ${id} and d.test_id = tests.id)`

/** What the other papers of the series ask, and how many questions there was no time to compare by their words. */
export async function earlierPapers(
  db: Database,
  draft: Series,
  { questions }: CheckedPaper,
  millis = BUDGET_MILLIS,
): Promise<Earlier & { readonly notCompared: number }> {
  const asked = await sql<{ title: string; digest: string; alike: string; question_id: number | null }>`
    select tests.title, encode(pq.digest, 'hex') as digest, encode(pq.digest_without_numbers, 'hex') as alike, pq.question_id
    from tests join paper_questions pq on pq.paper_id = tests.paper_id where ${others(draft)}`.execute(db)
  const drawn = await sql<{ title: string; fingerprints: string[] }>`
    select tests.title, papers.fingerprints from tests join papers on papers.id = tests.paper_id
    where ${others(draft)}`.execute(db)
  const ofBank = asked.rows.flatMap(({ question_id, ...row }) =>
    question_id === null ? [] : [{ ...row, question_id }],
  )
  const titles = new Map(ofBank.map(({ question_id, title }) => [question_id, title]))
  // questions of one template differ in their numbers, which is no repetition
  const compared = questions.flatMap(({ number, slot: { question }, content }) => {
    if (!question) return []
    const { words, digest, digestWithoutNumbers } = questionDigests(content)
    const { stem, options } = content
    const digests = { question_id: question.id, words, digest, digest_without_numbers: digestWithoutNumbers }
    return [{ position: number, stem, options, ...digests }]
  })
  const among = sql<boolean>`exists (
    select from paper_questions pq join tests on tests.paper_id = pq.paper_id
    where pq.question_id = near.id and ${others(draft)})`
  const queries = titles.size === 0 ? [] : compared.map((one) => nearInBank(one, among))
  const near = await compareWithin(db, millis, queries)
  const ofShipped = drawn.rows.length === 0 ? [] : compared.map((one) => nearInShipped(one, others(draft)))
  const shipped = await compareWithin(db, millis * SHIPPED_SHARE, ofShipped)
  const titlesOf = (rows: readonly NearRow[]) =>
    // the nearest of several comes first
    rows.toReversed().map(({ position, id, title }) => [position, title ?? titles.get(id) ?? ''] as const)
  return {
    digests: new Map(asked.rows.map(({ digest, title }) => [digest, title])),
    digestsWithoutNumbers: new Map(ofBank.map(({ alike, title }) => [alike, title])),
    questions: titles,
    fingerprints: new Map(
      drawn.rows.flatMap(({ title, fingerprints }) => fingerprints.map((one) => [one, title] as const)),
    ),
    shipped: new Map(titlesOf(shipped.found.filter(({ same }) => same))),
    near: new Map([...titlesOf(shipped.found.filter(({ same }) => !same)), ...titlesOf(near.found)]),
    notCompared: Math.max(queries.length - near.compared, ofShipped.length - shipped.compared),
  }
}
