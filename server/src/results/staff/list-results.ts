import type { ResultsAsked, StudentResult } from '@pariksha/contract/results/staff-results'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import { findTest } from './find-test.ts'
import { presentResults, readRanks } from './present-results.ts'
import { rowsBySection } from './sittings/rows-by-section.ts'
import { sittingRows } from './sittings/sitting-rows.ts'
import type { ResultsRequest } from './sittings/sittings.ts'

const PAGE = 50

/** A page of students with their first attempts at a test. */
export async function listResults(
  deps: Pick<AttemptDeps, 'db' | 'papers'>,
  asked: ResultsRequest,
  { page, state, order, direction, section }: ResultsAsked,
): Promise<{ students: StudentResult[]; more: boolean }> {
  const { forGroups, mockId } = await findTest(deps.db, asked)
  const chosen = { ...asked, forGroups, mockId }
  const wanted = { ...chosen, state, order, direction }
  const from = (page - 1) * PAGE
  const rows =
    section === undefined
      ? (await sittingRows(wanted, PAGE + 1, from).execute(deps.db)).rows
      : (await rowsBySection(deps, wanted, { section, direction })).slice(from, from + PAGE + 1)
  const ranks = await readRanks(deps, chosen)
  return { students: await presentResults(deps, chosen, ranks, rows.slice(0, PAGE)), more: rows.length > PAGE }
}
