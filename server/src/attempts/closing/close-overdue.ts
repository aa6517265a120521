import { sql } from 'kysely'
import type { AttemptDeps } from '../attempt-deps.ts'
import { changeAttempt } from '../load-attempt.ts'
import { isOverdueSql } from '../time-rules.ts'

const OVERDUE = isOverdueSql({
  now: 'now()',
  status: 'status',
  deadlineAt: 'deadline_at',
  lateUntil: 'late_until',
})

/**
 * Closes overdue attempts; a failure is reported and does not block the others.
 */
export async function closeOverdue(
  deps: AttemptDeps,
  report: (error: unknown) => void,
  { studentId }: { studentId?: number } = {},
): Promise<void> {
  const due = await deps.db
    .selectFrom('attempts')
    .select(['student_id', 'id'])
    // also as a literal condition, for the partial index
    .where('status', 'in', ['started', 'closing'])
    .where(sql<boolean>`${sql.raw(OVERDUE)}`)
    .$if(studentId !== undefined, (query) => query.where('student_id', '=', studentId as number))
    .orderBy('deadline_at')
    .execute()
  for (const { student_id, id } of due) {
    try {
      await changeAttempt(deps, student_id, id, async () => undefined)
    } catch (error) {
      report(error)
    }
  }
}
