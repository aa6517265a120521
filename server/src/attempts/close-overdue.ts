import { GRACE } from '@pariksha/domain/timing'
import { sql } from 'kysely'
import { changeAttempt, type Engine } from './touch.ts'

const AT_ONCE = 500

/** Closes attempts whose time ran out, with or without a browser there. Returns how many were looked at. */
export async function closeOverdue(engine: Engine): Promise<number> {
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
    .orderBy('deadline_at')
    .limit(AT_ONCE)
    .execute()
  for (const { student_id, id } of due) await changeAttempt(engine, student_id, id, async () => undefined)
  return due.length
}
