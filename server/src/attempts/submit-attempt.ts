import { isDue } from '@pariksha/domain/closing'
import { sql } from 'kysely'
import { type Transaction, transact } from '../db/database.ts'
import { prepare } from '../db/prepared.ts'
import { together } from '../db/together.ts'
import { AppError } from '../errors.ts'
import { elapsedNow } from './attempt.ts'
import { type Completed, completeAll, type MarkedBy } from './complete-attempt.ts'
import { COLUMNS, columnsOf, type Key, type Keys, type LoggedAction, readActionsOfAll, tableOf } from './queries.ts'
import { changeAttempt, type Engine, type Opened } from './touch.ts'

/** A device that hands in says how far it counted, so that nothing of it is left on the way. */
export type HandIn = { readonly device: string; readonly lastSeq: number } | undefined

/** Finishes an attempt, and tells what it was marked by. A second time finds it finished. */
export async function submitAttempt(
  engine: Engine,
  studentId: number,
  id: number,
  handIn: HandIn,
): Promise<Opened & { readonly markedBy?: MarkedBy }> {
  const submission = { studentId, id, handIn }
  const submitted = await submitRunning(engine, submission)
  if (submitted) return submitted

  return changeAttempt(engine, studentId, id, async (tx, opened) => {
    if (opened.attempt.status === 'completed') return opened
    const completed = (await completeWhole(tx, engine, [opened], [submission])).get(id)
    if (!completed) throw new AppError('actions_missing')
    return completed
  })
}

/** Who does not say how much was done is taken to have done this much: a batch of full logs would keep others waiting. */
const ORDINARY_LOG = 200

type Submission = Key & { readonly handIn: HandIn }

/**
 * The ordinary case, undefined where more is to be looked at. A hall hands in at once: those who come together are marked in one
 * transaction, in which nobody waits for an attempt that is being worked on.
 */
const submitRunning = together<Engine, Submission, Completed | undefined>({
  key: ({ id }) => id,
  rows: ({ handIn }) => Math.max(ORDINARY_LOG, handIn?.lastSeq ?? 0),
  run: (engine, submissions) =>
    transact(engine.db, async (tx) => {
      const opened: Opened[] = []
      for (const attempt of await lockRunning(tx, columnsOf(submissions))) {
        const paper = await engine.papers.load(attempt.paperId, tx)
        const { duration } = paper.plan
        if (!isDue({ status: attempt.status, elapsed: elapsedNow(attempt), duration })) opened.push({ attempt, paper })
      }
      const completed = await completeWhole(tx, engine, opened, submissions)
      return submissions.map(({ id }) => completed.get(id))
    }),
})

const lockRunning = prepare('lock-running', (db, keys: Keys) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('attempts')
        .selectAll()
        .where(sql<boolean>`(student_id, id) in (${tableOf(keys)})`)
        .where('status', '=', 'started')
        .forUpdate()
        .skipLocked()
        .as('attempts'),
    )
    .innerJoin('tests', 'tests.id', 'attempts.test_id')
    .select(COLUMNS),
)

/** Completes those locked attempts of which everything arrived that their devices counted. */
async function completeWhole(
  tx: Transaction,
  engine: Engine,
  opened: readonly Opened[],
  submissions: readonly Submission[],
): Promise<Map<number, Completed>> {
  if (opened.length === 0) return new Map()
  const keys = opened.map(({ attempt }) => attempt)
  const logs = await readActionsOfAll(tx, keys)
  const handIns = new Map(submissions.map(({ id, handIn }) => [id, handIn]))
  const devices = keys.map(({ id }) => handIns.get(id)?.device ?? null)
  const openings = await newestOpenings(tx, { ...columnsOf(keys), devices })
  const epochs = new Map(openings.map(({ attempt_id, epoch }) => [attempt_id, epoch]))
  const whole = opened
    .map((one, place) => ({ ...one, log: logs[place] ?? [] }))
    .filter(({ attempt: { id }, log }) => isWhole(log, handIns.get(id), epochs.get(id)))
  const completed = await completeAll(tx, engine, whole)
  return new Map(completed.map((one) => [one.attempt.id, one]))
}

const isWhole = (log: readonly LoggedAction[], handIn: HandIn, epoch: number | undefined): boolean =>
  handIn === undefined ||
  log.filter((action) => action.epoch === epoch && action.seq <= handIn.lastSeq).length >= handIn.lastSeq

const newestOpenings = prepare(
  'newest-openings',
  (_, { studentIds, ids, devices }: Keys & { devices: readonly (string | null)[] }) => sql<{
    attempt_id: number
    epoch: number
  }>`
    select d.attempt_id, max(d.epoch) as epoch
    from unnest(${studentIds}::int8[], ${ids}::int8[], ${devices}::uuid[]) as i (student_id, attempt_id, device)
    join devices d on d.student_id = i.student_id and d.attempt_id = i.attempt_id and d.device = i.device
    group by d.attempt_id`,
)
