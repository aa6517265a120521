import { isDue } from '@pariksha/domain/timing/closing'
import type { Millis } from '@pariksha/domain/timing/timing'
import { sql } from 'kysely'
import { createBatcher } from '../../platform/db/batcher.ts'
import { type Transaction, transact } from '../../platform/db/database.ts'
import { parameter, prepare } from '../../platform/db/prepared.ts'
import { AppError } from '../../platform/errors.ts'
import { elapsedNow } from '../attempt.ts'
import type { AttemptDeps } from '../attempt-deps.ts'
import type { AttemptWithPaper } from '../attempt-with-paper.ts'
import { changeAttempt } from '../load-attempt.ts'
import {
  COLUMNS,
  KEYS,
  type Key,
  keyColumns,
  type LoggedAction,
  readActionsOfAll,
  TYPICAL_LOG_LENGTH,
  unnestKeys,
} from '../queries.ts'
import { type Completed, completeAll, type Marked } from './complete-attempt.ts'

/** The device that submits and its last sequence number: all actions up to it must have arrived. */
export type ExpectedLog = { readonly device: string; readonly lastSeq: number } | undefined

export type SubmitAttempt = (
  studentId: number,
  id: number,
  expected: ExpectedLog,
  /** When it was pressed, on the attempt's clock; undefined: now. */
  at: Millis | undefined,
) => Promise<Completed>

/** Submits an attempt and returns what it was marked by. Idempotent. The submissions of a burst share transactions. */
export function createSubmitAttempt(deps: AttemptDeps): SubmitAttempt {
  const submitRunning = createBatcher({
    key: ({ id }: Submission) => id,
    rows: ({ expected }) => Math.max(TYPICAL_LOG_LENGTH, expected?.lastSeq ?? 0),
    run: (submissions) => submitAllRunning(deps, submissions),
  })
  return async (studentId, id, expected, at) => {
    const submission = { studentId, id, expected, at }
    const submitted = await submitRunning(submission)
    if (submitted) return submitted

    const changed = await changeAttempt(deps, studentId, id, async (tx, opened) => {
      if (opened.attempt.status === 'completed') return opened
      const completed = (await completeIfWhole(tx, deps, [opened], [submission])).get(id)
      if (!completed) await noteAnnounced(tx, submission)
      return completed
    })
    if (!changed) throw new AppError('actions_missing')
    return changed
  }
}

/** Reports what the device still holds, for the staff who watch the live board. */
async function noteAnnounced(tx: Transaction, { studentId, id, expected }: Submission): Promise<void> {
  if (!expected || expected.lastSeq === 0) return
  await sql`
    update devices set announced_seq = greatest(announced_seq, ${expected.lastSeq})
    where (student_id, attempt_id, epoch) = (
      select student_id, attempt_id, max(epoch) from devices
      where student_id = ${studentId} and attempt_id = ${id} and device = ${expected.device}
      group by student_id, attempt_id)`.execute(tx)
}

type Submission = Key & { readonly expected: ExpectedLog; readonly at: Millis | undefined }

/** One transaction marks all of a burst; it skips locked attempts. Undefined where an attempt needs one of its own. */
const submitAllRunning = (deps: AttemptDeps, submissions: readonly Submission[]): Promise<(Marked | undefined)[]> =>
  transact(deps.db, async (tx) => {
    const opened: AttemptWithPaper[] = []
    for (const attempt of await lockRunning(tx, keyColumns(submissions))) {
      const paper = await deps.papers.load(attempt.paperId, tx)
      const { duration } = paper.plan
      if (!isDue({ status: attempt.status, elapsed: elapsedNow(attempt), duration })) opened.push({ attempt, paper })
    }
    const completed = await completeIfWhole(tx, deps, opened, submissions)
    return submissions.map(({ id }) => completed.get(id))
  })

const lockRunning = prepare('lock-running', KEYS, (db, keys) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('attempts')
        .selectAll()
        .where(sql<boolean>`(student_id, id) in (${unnestKeys(keys)})`)
        .where('status', '=', 'started')
        .forUpdate()
        .skipLocked()
        .as('attempts'),
    )
    .innerJoin('tests', 'tests.id', 'attempts.test_id')
    .select(COLUMNS),
)

/** Completes those locked attempts whose expected actions have all arrived. */
async function completeIfWhole(
  tx: Transaction,
  deps: AttemptDeps,
  opened: readonly AttemptWithPaper[],
  submissions: readonly Submission[],
): Promise<Map<number, Marked>> {
  if (opened.length === 0) return new Map()
  const keys = opened.map(({ attempt }) => attempt)
  const logs = await readActionsOfAll(tx, keys)
  const submitted = new Map(submissions.map((submission) => [submission.id, submission]))
  const devices = keys.map(({ id }) => submitted.get(id)?.expected?.device ?? null)
  const latest = await latestEpochs(tx, { ...keyColumns(keys), devices })
  const epochs = new Map(latest.map(({ attempt_id, epoch }) => [attempt_id, epoch]))
  const whole = opened
    .map((one, place) => ({ ...one, log: logs[place] ?? [], submittedAt: submitted.get(one.attempt.id)?.at }))
    .filter(({ attempt: { id }, log }) => isWhole(log, submitted.get(id)?.expected, epochs.get(id)))
  const completed = await completeAll(tx, deps, whole)
  return new Map(completed.map((one) => [one.attempt.id, one]))
}

const isWhole = (log: readonly LoggedAction[], expected: ExpectedLog, epoch: number | undefined): boolean =>
  expected === undefined ||
  log.filter((action) => action.epoch === epoch && action.seq <= expected.lastSeq).length >= expected.lastSeq

const latestEpochs = prepare(
  'latest-epochs',
  { ...KEYS, devices: parameter<readonly (string | null)[]>() },
  (_, { studentIds, ids, devices }) => sql<{
    attempt_id: number
    epoch: number
  }>`
    select d.attempt_id, max(d.epoch) as epoch
    from unnest(${studentIds}::int8[], ${ids}::int8[], ${devices}::uuid[]) as i (student_id, attempt_id, device)
    join devices d on d.student_id = i.student_id and d.attempt_id = i.attempt_id and d.device = i.device
    group by d.attempt_id`,
)
