import { sql } from 'kysely'
import { prepare } from '../db/prepared.ts'
import { AppError } from '../errors.ts'
import { insertDevice } from './devices.ts'
import { COLUMNS, updateAttempt } from './queries.ts'
import { beginClock, changeAttempt, type Engine, type Opened } from './touch.ts'

/** Opens an attempt on a device; from now on that one is in charge. Always a new epoch: the device may have lost its count. */
export async function takeOver(engine: Engine, studentId: number, attemptId: number, device: string): Promise<Opened> {
  const [opened] = await openRunning(engine.db, { studentId, attemptId, device })
  if (opened) return { attempt: opened, paper: await engine.papers.load(opened.paperId) }

  return changeAttempt(engine, studentId, attemptId, async (tx, { attempt: found, paper }) => {
    if (found.status === 'paused') throw new AppError('paused')
    if (found.status !== 'started') throw new AppError('attempt_closed')
    const attempt = await beginClock(tx, found)
    const epoch = attempt.epoch + 1
    await updateAttempt(tx, attempt, { epoch, device })
    await insertDevice(tx, attempt, epoch, device)
    return { attempt: { ...attempt, epoch, device }, paper }
  })
}

type Opening = { studentId: number; attemptId: number; device: string }

/** The ordinary case as one statement, so that a hall can begin at once; nothing where more is to be looked at. */
const openRunning = prepare('open-running', (db, { studentId, attemptId, device }: Opening) => {
  const early = sql`case when attempts.epoch = 0 then greatest(attempts.started_at - now(), interval '0') else interval '0' end`
  return db
    .with('opened', (query) =>
      query
        .updateTable('attempts')
        .set({
          epoch: sql<number>`attempts.epoch + 1`,
          device,
          started_at: sql<Date>`attempts.started_at - ${early}`,
          deadline_at: sql<Date>`attempts.deadline_at - ${early}`,
          late_until: sql<Date>`attempts.late_until - ${early}`,
        })
        .where('student_id', '=', studentId)
        .where('id', '=', attemptId)
        .where('status', '=', 'started')
        .where('deadline_at', '>', sql<Date>`now()`)
        .returningAll(),
    )
    .with('device', (query) =>
      query
        .insertInto('devices')
        .columns(['student_id', 'attempt_id', 'epoch', 'device'])
        .expression((eb) => eb.selectFrom('opened').select(['student_id', 'id', 'epoch', 'device'])),
    )
    .selectFrom('opened as attempts')
    .innerJoin('tests', 'tests.id', 'attempts.test_id')
    .select(COLUMNS)
})
