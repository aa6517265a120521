import type pg from 'pg'
import type { Report } from './plan.ts'
import type { Cohort } from './students.ts'

/** Correctness: no call failed, and the log has every acknowledged action exactly once and nothing else. */
export async function everySaveIsStored(
  pool: pg.Pool,
  cohort: Cohort & { readonly afterSeq?: number },
  ...reports: readonly Report[]
): Promise<void> {
  for (const report of reports) noneFailed(report)
  const { rows } = await pool.query(
    'select count(*) as stored from actions where student_id >= $1 and student_id < $2 and seq > $3 and refused is null',
    [cohort.firstStudent, cohort.firstStudent + cohort.count, cohort.afterSeq ?? 0],
  )
  const acknowledged = reports.reduce((sum, { saved }) => sum + saved, 0)
  if (rows[0].stored !== acknowledged) throw new Error(`${acknowledged} acknowledged, ${rows[0].stored} stored`)
}

export function noneFailed({ failed, calls, failure }: Report): void {
  if (failed > 0) throw new Error(`${failed} of ${calls} failed; the first: ${failure}`)
}
