import { MAX_BY_SECTION } from '@pariksha/contract/results/staff-results'
import type { AttemptDeps } from '../../../attempts/attempt-deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { sectionMarks } from './section-marks.ts'
import { type SittingFilter, type SittingRow, sittingRows } from './sitting-rows.ts'

/** Read in batches, so that other requests run in between. */
const CHUNK = 200

type Order = { readonly section: number; readonly direction: 'up' | 'down' }

/**
 * All students by their marks in a section, counted from 1; equal ones by rank, those without these marks at the end. Results
 * keep the marks of the whole paper, so everybody is marked for it, from the final answers.
 */
export async function rowsBySection(
  { db, papers }: Pick<AttemptDeps, 'db' | 'papers'>,
  wanted: SittingFilter,
  { section, direction }: Order,
): Promise<readonly SittingRow[]> {
  const { rows } = await sittingRows({ ...wanted, order: 'rank', direction: 'up' }, MAX_BY_SECTION + 1).execute(db)
  if (rows.length > MAX_BY_SECTION) {
    const detail = `At most ${MAX_BY_SECTION} students are sorted by a section: choose a batch.`
    throw new AppError('bad_input', { detail })
  }
  const marks = new Map<number, number>()
  for (let from = 0; from < rows.length; from += CHUNK) {
    for (const [attempt, own] of await sectionMarks(db, papers, rows.slice(from, from + CHUNK))) {
      const mark = own[section - 1]
      if (mark !== undefined) marks.set(attempt, mark)
    }
  }
  const last = direction === 'up' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  const markOf = ({ attempt_id }: SittingRow): number => (attempt_id === null ? last : (marks.get(attempt_id) ?? last))
  return rows.toSorted((a, b) => {
    const [one, other] = direction === 'up' ? [markOf(a), markOf(b)] : [markOf(b), markOf(a)]
    return one === other ? 0 : one - other
  })
}
