import type { RankListFormat } from '@pariksha/contract/results/staff-results'
import type { AttemptDeps } from '../../../attempts/attempt-deps.ts'
import { findBatch } from '../../../people/batches/queries.ts'
import { audit } from '../../../platform/audit-log/audit.ts'
import { transact } from '../../../platform/db/database.ts'
import type { MakePdf } from '../../../platform/pdf/make-pdf.ts'
import type { Spreadsheets } from '../../../platform/spreadsheets/spreadsheets.ts'
import { readLetterhead } from '../../../site/institute/letterhead.ts'
import { findTest } from '../find-test.ts'
import { readTestResults } from '../read-test.ts'
import type { ResultsRequest } from '../sittings/sittings.ts'
import { gatherResults } from './gather-results.ts'
import { printedRankList } from './print-rank-list.ts'
import type { PrintedRankList } from './printed-rank-list.ts'
import { rankSheet } from './rank-sheet.ts'

export type RankListDeps = Pick<AttemptDeps, 'db' | 'papers'> & {
  readonly spreadsheets: Spreadsheets
  readonly makePdf: MakePdf<PrintedRankList>
}

/** The students of a test by rank as a file. Who took it, and of whom, is in the log. */
export async function makeRankList(
  deps: RankListDeps,
  asked: ResultsRequest & { readonly now: Date },
  list: { readonly format: RankListFormat; readonly section: number | null },
): Promise<Uint8Array> {
  const { db } = deps
  const { format } = list
  const { forGroups, mockId } = await findTest(db, asked)
  const students = await gatherResults(deps, { ...asked, forGroups, mockId }, list)
  const test = await readTestResults(deps, asked)
  const batch = asked.batch === undefined ? undefined : (await findBatch(db, asked.caller, asked.batch)).name
  const made =
    format === 'xlsx'
      ? await deps.spreadsheets.make([rankSheet(students, test, batch !== undefined)])
      : await deps.makePdf(
          printedRankList({ letterhead: await readLetterhead(db), test, batch, students, now: asked.now }),
        )
  await transact(db, (tx) => {
    const after = { format, batch: asked.batch ?? null, students: students.length }
    return audit(tx, asked.caller, { action: 'downloaded a rank list', subject: 'results', id: asked.testId, after })
  })
  return made
}
