import { MAX_TAKEOVERS } from '@pariksha/domain/attempt/attempt'
import { sql } from 'kysely'
import { createBatcher } from '../../platform/db/batcher.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { parameter, prepare } from '../../platform/db/prepared.ts'
import { AppError } from '../../platform/errors.ts'
import type { AttemptDeps } from '../attempt-deps.ts'
import type { AttemptWithPaper } from '../attempt-with-paper.ts'
import { insertDevice, nextEpoch } from '../devices.ts'
import { beginClock, changeAttempt } from '../load-attempt.ts'
import { COLUMNS, inKeyOrder, KEYS, type Key, keyColumns, updateAttempt } from '../queries.ts'

export type TakeOver = (
  studentId: number,
  attemptId: number,
  device: string,
) => Promise<AttemptWithPaper & { readonly untouched?: boolean }>

/** Opens an attempt on a device, which becomes the current one. Always a new epoch: the device may have lost its sequence. */
export function createTakeOver(deps: AttemptDeps): TakeOver {
  const openRunning = createBatcher({
    key: ({ id }: Opening) => id,
    run: (openings) => openAllRunning(deps.db, openings),
  })
  return async (studentId, attemptId, device) => {
    const opened = await openRunning({ studentId, id: attemptId, device })
    if (opened) {
      const { untouched, ...attempt } = opened
      return { attempt, paper: await deps.papers.load(attempt.paperId), untouched }
    }
    return changeAttempt(deps, studentId, attemptId, async (tx, { attempt: found, paper }) => {
      if (found.status === 'paused') throw new AppError('paused')
      if (found.status !== 'started') throw new AppError('attempt_closed')
      const attempt = await beginClock(tx, found)
      const epoch = nextEpoch(attempt)
      await updateAttempt(tx, attempt, { epoch, device })
      await insertDevice(tx, attempt, epoch, device)
      return { attempt: { ...attempt, epoch, device }, paper }
    })
  }
}

type Opening = Key & { readonly device: string }
const OPENINGS = { ...KEYS, devices: parameter<readonly string[]>() }

const openAll = prepare('open-running', OPENINGS, (db, { studentIds, ids, devices }) => {
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
        .where('attempts.epoch', '<', MAX_TAKEOVERS)
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

/** One statement opens all of a burst; it skips locked attempts. Undefined where an attempt needs a transaction of its own. */
async function openAllRunning(on: Queryable, openings: readonly Opening[]) {
  const columns = { ...keyColumns(openings), devices: openings.map(({ device }) => device) }
  return inKeyOrder(openings, await openAll(on, columns))
}
