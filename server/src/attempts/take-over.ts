import { TAKEOVERS_MOST } from '@pariksha/domain/attempt'
import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'
import { prepare } from '../db/prepared.ts'
import { together } from '../db/together.ts'
import { AppError } from '../errors.ts'
import { insertDevice, nextEpoch } from './devices.ts'
import { COLUMNS, columnsOf, inTheirPlaces, type Key, type Keys, updateAttempt } from './queries.ts'
import { beginClock, changeAttempt, type Engine, type Opened } from './touch.ts'

/** Opens an attempt on a device; from now on that one is in charge. Always a new epoch: the device may have lost its count. */
export async function takeOver(
  engine: Engine,
  studentId: number,
  attemptId: number,
  device: string,
): Promise<Opened & { readonly untouched?: boolean }> {
  const opened = await openRunning(engine.db, { studentId, id: attemptId, device })
  if (opened) {
    const { untouched, ...attempt } = opened
    return { attempt, paper: await engine.papers.load(attempt.paperId), untouched }
  }

  return changeAttempt(engine, studentId, attemptId, async (tx, { attempt: found, paper }) => {
    if (found.status === 'paused') throw new AppError('paused')
    if (found.status !== 'started') throw new AppError('attempt_closed')
    const attempt = await beginClock(tx, found)
    const epoch = nextEpoch(attempt)
    await updateAttempt(tx, attempt, { epoch, device })
    await insertDevice(tx, attempt, epoch, device)
    return { attempt: { ...attempt, epoch, device }, paper }
  })
}

type Opening = Key & { readonly device: string }
type Openings = Keys & { readonly devices: readonly string[] }

const openAll = prepare('open-running', (db, { studentIds, ids, devices }: Openings) => {
  const early = sql`case when attempts.epoch = 0 then greatest(attempts.started_at - now(), interval '0') else interval '0' end`
  return db
    .with('free', (query) =>
      query
        .selectFrom('attempts')
        .innerJoin(
          sql<{ student_id: number; attempt_id: number; opened_on: string }>`
            unnest(${studentIds}::int8[], ${ids}::int8[], ${devices}::uuid[])`.as<'opening'>(
            sql`opening (student_id, attempt_id, opened_on)`,
          ),
          (join) =>
            join
              .onRef('opening.student_id', '=', 'attempts.student_id')
              .onRef('opening.attempt_id', '=', 'attempts.id'),
        )
        .select(['attempts.student_id', 'attempts.id', 'opening.opened_on'])
        .where('attempts.status', '=', 'started')
        .where('attempts.epoch', '<', TAKEOVERS_MOST)
        .where('attempts.deadline_at', '>', sql<Date>`now()`)
        .forUpdate('attempts')
        .skipLocked(),
    )
    .with('opened', (query) =>
      query
        .updateTable('attempts')
        .from('free')
        .set({
          epoch: sql<number>`attempts.epoch + 1`,
          device: sql<string>`free.opened_on`,
          started_at: sql<Date>`attempts.started_at - ${early}`,
          deadline_at: sql<Date>`attempts.deadline_at - ${early}`,
          late_until: sql<Date>`attempts.late_until - ${early}`,
        })
        .whereRef('attempts.student_id', '=', 'free.student_id')
        .whereRef('attempts.id', '=', 'free.id')
        .returningAll('attempts'),
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
    .select(
      sql<boolean>`not exists (
        select from actions where actions.student_id = attempts.student_id and actions.attempt_id = attempts.id
      )`.as('untouched'),
    )
})

/**
 * The ordinary case, undefined where more is to be looked at. A hall begins at once: those who come together are one statement,
 * in which nobody waits for an attempt that is being worked on.
 */
const openRunning = together({
  key: ({ id }: Opening) => id,
  async run(on: Queryable, openings: readonly Opening[]) {
    const columns = { ...columnsOf(openings), devices: openings.map(({ device }) => device) }
    return inTheirPlaces(openings, await openAll(on, columns))
  },
})
