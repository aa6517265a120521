import { MIN_CANDIDATES } from '@pariksha/domain/analysis/item-statistics'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** How often a question was right, and the median of the seconds it took. */
export type Figures = { readonly share: number; readonly medianSeconds: number | null }

export type ItemFigures = {
  /** How many took the paper; 0 where their figures are not shown. */
  readonly candidates: number
  /** By the number of the question. */
  readonly everyone: ReadonlyMap<number, Figures>
  readonly topTenth: ReadonlyMap<number, Figures>
}

/** The figures of fewer than ten would be those of single students. */
const MIN_TOP_CANDIDATES = 10

/** What was counted of everybody, unless too few took the paper or its key was corrected since. */
export async function readItemFigures(db: Database, paperId: number): Promise<ItemFigures> {
  const { rows } = await sql<{
    number: number
    candidates: number
    correct: number
    median: number | null
    top: number | null
    top_correct: number | null
    top_median: number | null
  }>`
    select i.question_number as number, i.candidates, i.correct, i.median_seconds as median, i.top_candidates as top,
           i.top_correct, i.top_median_seconds as top_median
    from paper_statistics s join item_statistics i on i.paper_id = s.paper_id
    where s.paper_id = ${paperId} and i.candidates >= ${MIN_CANDIDATES}
      and s.key_version = (select max(version) from keys where paper_id = ${paperId})`.execute(db)
  const everyone = new Map<number, Figures>()
  const topTenth = new Map<number, Figures>()
  for (const { number, candidates, correct, median, top, top_correct, top_median } of rows) {
    everyone.set(number, { share: correct / candidates, medianSeconds: median })
    if (top !== null && top >= MIN_TOP_CANDIDATES)
      topTenth.set(number, { share: (top_correct ?? 0) / top, medianSeconds: top_median })
  }
  return { candidates: rows[0]?.candidates ?? 0, everyone, topTenth }
}
