import { sql } from 'kysely'
import { isOverdueSql } from './time-rules.ts'
import { changeAttempt, type Engine } from './touch.ts'

const OVERDUE = isOverdueSql({
  now: 'now()',
  status: 'status',
  deadlineAt: 'deadline_at',
  lateUntil: 'late_until',
})

/**
 * Closes attempts whose time ran out, with or without a browser there, each once; one that fails is reported and holds up
 * no other.
 */
export async function closeOverdue(
  engine: Engine,
  report: (error: unknown) => void,
  { studentId }: { studentId?: number } = {},
): Promise<void> {
  const due = await engine.db
    .selectFrom('attempts')
    .select(['student_id', 'id'])
    // stands in the statement too, for the index
    .where('status', 'in', ['started', 'closing'])
    .where(sql<boolean>`${sql.raw(OVERDUE)}`)
    .$if(studentId !== undefined, (query) => query.where('student_id', '=', studentId as number))
    .orderBy('deadline_at')
    .execute()
  for (const { student_id, id } of due) {
    try {
      await changeAttempt(engine, student_id, id, async () => undefined)
    } catch (error) {
      report(error)
    }
  }
}
