import type pg from 'pg'
import type { Report } from './plan.ts'
import type { Crowd } from './students.ts'

/** Correctness: no call failed, and the log has every acknowledged action exactly once and nothing else. */
export async function everySaveIsStored(
  pool: pg.Pool,
  crowd: Crowd & { readonly afterSeq?: number },
  ...reports: readonly Report[]
): Promise<void> {
  for (const report of reports) noneFailed(report)
  const { rows } = await pool.query(
    'select count(*) as stored from actions where student_id >= $1 and student_id < $2 and seq > $3 and refused is null',
    [crowd.firstStudent, crowd.firstStudent + crowd.count, crowd.afterSeq ?? 0],
  )
  const acknowledged = reports.reduce((sum, { saved }) => sum + saved, 0)
  if (rows[0].stored !== acknowledged) throw new Error(`${acknowledged} acknowledged, ${rows[0].stored} stored`)
}

export function noneFailed({ failed, calls, failure }: Report): void {
  if (failed > 0) throw new Error(`${failed} of ${calls} failed; the first: ${failure}`)
}
