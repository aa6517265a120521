import type { MockResult } from '@pariksha/contract/results/mock-results'
import { MAX_LISTED, type RankListFormat } from '@pariksha/contract/results/staff-results'
import { findBatch } from '../../../people/batches/queries.ts'
import { audit } from '../../../platform/audit-log/audit.ts'
import { transact } from '../../../platform/db/database.ts'
import { readLetterhead } from '../../../site/institute/letterhead.ts'
import { type AskedMock, findMockResults, mockRows, presentMockResults } from '../mock-results.ts'
import { assertNotTooMany, CHUNK } from './gather-results.ts'
import type { RankListDeps } from './make-rank-list.ts'
import { printedMockRankList } from './print-rank-list.ts'
import { mockRankSheet } from './rank-sheet.ts'

/** The students of all shifts of a mock by their scores as a file. Who took it, and of whom, is in the log. */
export async function makeMockRankList(
  deps: RankListDeps,
  asked: AskedMock,
  format: RankListFormat,
  now: Date,
): Promise<Uint8Array> {
  const { db } = deps
  const { about, shifts } = await findMockResults(db, asked)
  const rows = await mockRows(db, asked, shifts, MAX_LISTED[format] + 1)
  assertNotTooMany(rows.length, format)
  const students: MockResult[] = []
  for (let from = 0; from < rows.length; from += CHUNK)
    students.push(...(await presentMockResults(deps, asked, rows.slice(from, from + CHUNK))))
  const batch = asked.batch === undefined ? undefined : (await findBatch(db, asked.caller, asked.batch)).name
  const made =
    format === 'xlsx'
      ? await deps.spreadsheets.make([mockRankSheet(students, about, batch !== undefined)])
      : await deps.makePdf(
          printedMockRankList({ letterhead: await readLetterhead(db), mock: about, batch, students, now }),
        )
  await transact(db, (tx) => {
    const after = { mock: about.title, format, batch: asked.batch ?? null, students: students.length }
    return audit(tx, asked.caller, { action: 'downloaded a rank list', subject: 'live_mocks', id: asked.mockId, after })
  })
  return made
}
