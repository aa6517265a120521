import type { PaperCheck } from '@pariksha/contract/paper-desk/paper-publication'
import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import type { FrozenPaper } from '../../papers/freeze.ts'
import { passagesOf } from '../freezing/read-paper.ts'
import type { DraftRow } from '../queries.ts'
import type { SlotRow } from '../slots/slots.ts'
import { about, checkedPaper } from './check.ts'
import { checkForm } from './check-form.ts'
import { checkKeys } from './check-keys.ts'
import { checkQuestions } from './check-questions.ts'
import { checkRepeats, type Earlier } from './check-repeats.ts'

/** What a phone loads in some 10 seconds at 1.6 Mbit/s. */
const MAX_BYTES = 2_000_000

type Paper = Pick<DraftRow, 'id' | 'series' | 'pattern'>

/** Everything that is wrong with a paper, or to be looked at, in the order of its questions. */
export async function checkPaper(
  db: Queryable,
  { id, series, pattern }: Paper,
  slots: readonly SlotRow[],
  frozen: Pick<FrozenPaper, 'body'> | undefined,
): Promise<PaperCheck[]> {
  const paper = checkedPaper(pattern, slots, await passagesOf(db, slots))
  const earlier = await earlierPapers(db, series, id)
  const checks = [
    ...checkForm(paper),
    ...checkQuestions(paper),
    ...checkRepeats(paper, earlier),
    ...checkKeys(paper),
    ...(frozen ? heavy(frozen) : []),
  ]
  return checks.toSorted(
    (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning') || (a.number ?? 0) - (b.number ?? 0),
  )
}

function heavy({ body }: Pick<FrozenPaper, 'body'>): PaperCheck[] {
  if (body.length <= MAX_BYTES) return []
  const megabytes = (body.length / 1_000_000).toFixed(1)
  return [about('heavy_pictures', null, `The paper is ${megabytes} MB: its pictures are too heavy for phones.`)]
}

/** What the other papers of the series ask, and in which. */
async function earlierPapers(db: Queryable, series: string, draftId: number): Promise<Earlier> {
  const others = sql`tests.series_slug = ${series}
    and not exists (select from paper_drafts d where d.id = ${draftId} and d.test_id = tests.id)`
  const asked = await sql<{ title: string; digest: string; alike: string }>`
    select tests.title, encode(pq.digest, 'hex') as digest, encode(pq.digest_without_numbers, 'hex') as alike
    from tests join paper_questions pq on pq.paper_id = tests.paper_id where ${others}`.execute(db)
  const drawn = await sql<{ title: string; fingerprints: string[] }>`
    select tests.title, papers.fingerprints from tests join papers on papers.id = tests.paper_id where ${others}`.execute(
    db,
  )
  return {
    digests: new Map(asked.rows.map(({ digest, title }) => [digest, title])),
    digestsWithoutNumbers: new Map(asked.rows.map(({ alike, title }) => [alike, title])),
    fingerprints: new Map(
      drawn.rows.flatMap(({ title, fingerprints }) => fingerprints.map((one) => [one, title] as const)),
    ),
  }
}
