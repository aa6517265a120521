import { GRACE } from '@pariksha/domain/timing'
import { sql } from 'kysely'
import { changeAttempt, type Engine } from './touch.ts'

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
    .where((where) =>
      where.or([
        where('status', '=', 'started').and(
          'deadline_at',
          '<',
          sql<Date>`now() - make_interval(secs => ${GRACE / 1000}::float8)`,
        ),
        where('status', '=', 'closing').and('late_until', '<', sql<Date>`now()`),
      ]),
    )
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
