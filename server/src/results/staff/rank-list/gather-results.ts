import { MAX_LISTED, type RankListFormat, type StudentResult } from '@pariksha/contract/results/staff-results'
import type { AttemptDeps } from '../../../attempts/attempt-deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { presentResults, readRanks } from '../present-results.ts'
import { rowsBySection } from '../sittings/rows-by-section.ts'
import { sittingRows } from '../sittings/sitting-rows.ts'
import type { Chosen } from '../sittings/sittings.ts'

type Deps = Pick<AttemptDeps, 'db' | 'papers'>

/** Read in batches, so that other requests run in between. */
export const CHUNK = 200

/** All students of a list by rank, or by a section; a PDF has those who completed the test. */
export async function gatherResults(
  deps: Deps,
  chosen: Chosen,
  { format, section }: { readonly format: RankListFormat; readonly section: number | null },
): Promise<StudentResult[]> {
  const limit = MAX_LISTED[format]
  const wanted = { ...chosen, ...(format === 'pdf' && { state: 'completed' as const }) }
  const rows =
    section === null || format === 'pdf'
      ? (await sittingRows(wanted, limit + 1).execute(deps.db)).rows
      : await rowsBySection(deps, wanted, { section, direction: 'down' })
  assertNotTooMany(rows.length, format)
  const ranks = await readRanks(deps, chosen)
  const students: StudentResult[] = []
  for (let from = 0; from < rows.length; from += CHUNK) {
    students.push(...(await presentResults(deps, chosen, ranks, rows.slice(from, from + CHUNK))))
  }
  return students
}

export function assertNotTooMany(count: number, format: RankListFormat): void {
  const limit = MAX_LISTED[format]
  if (count <= limit) return
  const detail = `At most ${limit.toLocaleString('en-IN')} students in one file: choose a batch.`
  throw new AppError('cannot_export', { detail })
}
