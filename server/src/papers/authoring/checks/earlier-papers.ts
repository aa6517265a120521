import { languagesOf } from '@pariksha/contract/questions/question-content'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { inLanguage, searchWordsOf, wordsByLanguage } from '../../../questions/bank/list/search-words.ts'
import type { CheckedPaper } from './check.ts'
import type { Earlier } from './check-repeats.ts'
import { nearEarlier, type OfPaper } from './near-earlier.ts'

/** For all questions of a paper together. */
const BUDGET_MILLIS = 5_000

type Series = { readonly id: number; readonly series: string }

/** The other papers of the series, published or going to be. */
const others = ({ id, series }: Series) => sql<boolean>`tests.series_slug = ${series}
  and not exists (select from paper_drafts d where d.id = ${id} and d.test_id = tests.id)`

/** What the other papers of the series ask, and how many of them there was no time to compare by their words. */
export async function earlierPapers(
  db: Database,
  draft: Series,
  { questions }: CheckedPaper,
  millis = BUDGET_MILLIS,
): Promise<Earlier & { readonly notCompared: number }> {
  const end = performance.now() + millis
  const asked = await sql<{ title: string; digest: string; alike: string; question_id: number | null }>`
    select tests.title, encode(pq.digest, 'hex') as digest, encode(pq.digest_without_numbers, 'hex') as alike, pq.question_id
    from tests join paper_questions pq on pq.paper_id = tests.paper_id where ${others(draft)}`.execute(db)
  const papers = await sql<{ id: number; title: string; fingerprints: string[] }>`
    select papers.id::integer, tests.title, papers.fingerprints from tests join papers on papers.id = tests.paper_id
    where ${others(draft)} order by tests.id desc`.execute(db)
  const ofBank = asked.rows.flatMap(({ question_id, ...row }) =>
    question_id === null ? [] : [{ ...row, question_id }],
  )
  // questions of one template differ in their numbers, which is no repetition
  const compared = questions.flatMap(({ number, slot: { question }, content }): OfPaper[] => {
    if (!question) return []
    const { digest, digestWithoutNumbers } = searchWordsOf(content)
    const languageDigests = languagesOf(content.stem).map(
      (language) => searchWordsOf(inLanguage(content, language)).digest,
    )
    return [{ number, id: question.id, words: wordsByLanguage(content), digest, digestWithoutNumbers, languageDigests }]
  })
  const found = await nearEarlier(db, compared, papers.rows, end)
  return {
    digests: new Map(asked.rows.map(({ digest, title }) => [digest, title])),
    digestsWithoutNumbers: new Map(ofBank.map(({ alike, title }) => [alike, title])),
    questions: new Map(ofBank.map(({ question_id, title }) => [question_id, title])),
    fingerprints: new Map(
      papers.rows.flatMap(({ title, fingerprints }) => fingerprints.map((one) => [one, title] as const)),
    ),
    ...found,
  }
}
