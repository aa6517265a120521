import type { ProblemCode } from '@pariksha/contract/problems/problem'
import { type Action, MAX_ACTIONS } from '@pariksha/domain/attempt/attempt'
import type { AttemptStatus } from '@pariksha/domain/timing/closing'
import { sql } from 'kysely'
import { createBatcher } from '../platform/db/batcher.ts'
import type { Database, Queryable, Transaction } from '../platform/db/database.ts'
import { parameter, prepare } from '../platform/db/prepared.ts'
import type { AttemptRow } from './attempt.ts'
import { ATTEMPT_MODE } from './results/release.ts'

export const COLUMNS = [
  'attempts.student_id as studentId',
  'attempts.id as id',
  'attempts.test_id as testId',
  'attempts.paper_id as paperId',
  sql<AttemptStatus>`attempts.status`.as('status'),
  'attempts.started_at as startedAt',
  'attempts.paused_at as pausedAt',
  'attempts.paused_ms as pausedMs',
  'attempts.resumed_at as resumedAt',
  sql<number>`(case when tests.common_start
    then greatest(0, extract(epoch from attempts.created_at - attempts.started_at) * 1000) else 0 end)::int8`.as(
    'enteredMs',
  ),
  'attempts.deadline_at as deadlineAt',
  'attempts.late_until as lateUntil',
  'attempts.epoch as epoch',
  'attempts.device as device',
  'attempts.earlier_deliveries as earlierDeliveries',
  'attempts.completed_at as completedAt',
  sql<Date>`clock_timestamp()`.as('now'),
  ATTEMPT_MODE.as('mode'),
  'tests.released_at as releasedAt',
  'tests.title as title',
] as const

export type Key = Pick<AttemptRow, 'studentId' | 'id'>

/** Keys of attempts as the array parameters of a statement. */
export type Keys = { readonly studentIds: readonly number[]; readonly ids: readonly number[] }
/** The same, as the parameters of a prepared statement. */
export const KEYS: Keys = { studentIds: parameter<readonly number[]>(), ids: parameter<readonly number[]>() }
export const keyColumns = (keys: readonly Key[]): Keys => ({
  studentIds: keys.map(({ studentId }) => studentId),
  ids: keys.map(({ id }) => id),
})
export const unnestKeys = ({ studentIds, ids }: Keys) =>
  sql`select * from unnest(${studentIds}::int8[], ${ids}::int8[])`

/** Rows in the order of their keys; undefined where there is none. */
export function inKeyOrder<Row extends Key>(keys: readonly Key[], rows: readonly Row[]): (Row | undefined)[] {
  const found = new Map(rows.map((row) => [row.id, row]))
  return keys.map(({ studentId, id }) => {
    const row = found.get(id)
    return row?.studentId === studentId ? row : undefined
  })
}

const attempts = (db: Queryable) =>
  db.selectFrom('attempts').innerJoin('tests', 'tests.id', 'attempts.test_id').select(COLUMNS)

const findAll = prepare('find-attempts', KEYS, (db, keys) =>
  attempts(db).where(sql<boolean>`(attempts.student_id, attempts.id) in (${unnestKeys(keys)})`),
)
export const findAttempts = async (on: Queryable, keys: readonly Key[]): Promise<(AttemptRow | undefined)[]> =>
  inKeyOrder(keys, await findAll(on, keyColumns(keys)))

const lock = prepare(
  'lock-attempt',
  { studentId: parameter<number>(), id: parameter<number>() },
  (db, { studentId, id }) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('attempts')
          .selectAll()
          .where('student_id', '=', studentId)
          .where('id', '=', id)
          .forUpdate()
          .as('attempts'),
      )
      .innerJoin('tests', 'tests.id', 'attempts.test_id')
      .select(COLUMNS),
)
/** Locks the row until the end of the transaction; `now` is read after the lock was acquired. */
export const lockAttempt = async (tx: Transaction, studentId: number, id: number): Promise<AttemptRow | undefined> =>
  (await lock(tx, { studentId, id }))[0]

export const findOpenAttempt = (db: Queryable, studentId: number, testId: number): Promise<AttemptRow | undefined> =>
  attempts(db)
    .where('attempts.student_id', '=', studentId)
    .where('attempts.test_id', '=', testId)
    .where('attempts.status', '<>', 'completed')
    .executeTakeFirst()

/** A student's open attempts, the latest first, each with the duration of its test. */
export const findOpenAttempts = (db: Queryable, studentId: number): Promise<(AttemptRow & { seconds: number })[]> =>
  attempts(db)
    .select('tests.duration_seconds as seconds')
    .where('attempts.student_id', '=', studentId)
    .where('attempts.status', '<>', 'completed')
    .orderBy('attempts.id', 'desc')
    .execute()

export async function updateAttempt(
  tx: Transaction,
  { studentId, id }: Key,
  change: {
    status?: AttemptStatus
    started_at?: Date
    paused_at?: Date | null
    paused_ms?: number
    resumed_at?: Date
    deadline_at?: Date
    late_until?: Date
    epoch?: number
    device?: string | null
    earlier_deliveries?: number
    completed_at?: Date | null
  },
): Promise<void> {
  await tx.updateTable('attempts').set(change).where('student_id', '=', studentId).where('id', '=', id).execute()
}

export type LoggedAction = Action & { readonly refused: string | null }

/** An empty choice in the log is a cleared one. */
const CLEARED = ''
export const choiceToLog = (choice: string | null | undefined): string | null =>
  choice === undefined ? null : (choice ?? CLEARED)
export const choiceFromLog = (logged: string | null): string | null | undefined =>
  logged === null ? undefined : logged === CLEARED ? null : logged

/** Above the limit of a log: a bound of its own for reading. */
const MAX_READ = 2 * MAX_ACTIONS

// lateral, so that each log is read by the index: a join planned while the table was small would scan all of it. What the
// actions of an epoch have is one JSON row: parsing two hundred rows in the driver takes longer than the query. Few are marked,
// fewer refused: those are named
const readLogs = prepare(
  'read-logs',
  KEYS,
  (_, { studentIds, ids }) => sql<LogColumns>`
    select place, log.* from unnest(${studentIds}::int8[], ${ids}::int8[]) with ordinality as attempt (student_id, id, place)
    cross join lateral (
      select epoch, json_agg(seq) as seqs, json_agg(at_ms) as ats, json_agg(question_number) as numbers,
             json_agg(choice) as choices, json_agg(seq) filter (where marked) as marked,
             json_agg(seq) filter (where not marked) as unmarked,
             json_object_agg(seq, refused) filter (where refused is not null) as refusals
      from (select * from actions where student_id = attempt.student_id and attempt_id = attempt.id
            order by epoch, seq limit ${MAX_READ}) as ordered
      group by epoch
    ) as log
    order by place, epoch`,
)
/** The actions of one epoch of an attempt. */
type LogColumns = {
  /** Of the attempt among those asked for, from 1. */
  readonly place: number
  readonly epoch: number
  readonly seqs: readonly number[]
  readonly ats: readonly number[]
  readonly numbers: readonly number[]
  readonly choices: readonly (string | null)[]
  readonly marked: readonly number[] | null
  readonly unmarked: readonly number[] | null
  readonly refusals: Readonly<Record<string, string>> | null
}

/** The log of each attempt, in order. */
export async function readActionsOfAll(db: Queryable, attempts: readonly Key[]): Promise<LoggedAction[][]> {
  const logs: LoggedAction[][] = attempts.map(() => [])
  for (const columns of await readLogs(db, keyColumns(attempts))) addActions(logs[columns.place - 1] ?? [], columns)
  return logs
}

export type ReadLog = (attempt: Key) => Promise<LoggedAction[]>

/** Assumed length of a log that is not known, for the size of a batch. */
export const TYPICAL_LOG_LENGTH = 200

/** The calls of a burst share statements. */
export const createReadLog = (db: Database): ReadLog =>
  createBatcher({ rows: () => TYPICAL_LOG_LENGTH, run: (attempts: readonly Key[]) => readActionsOfAll(db, attempts) })

export async function readActions(db: Queryable, attempt: Key): Promise<LoggedAction[]> {
  const [actions = []] = await readActionsOfAll(db, [attempt])
  return actions
}

function addActions(
  log: LoggedAction[],
  { epoch, seqs, ats, numbers, choices, marked, unmarked, refusals }: LogColumns,
): void {
  const marks = new Map<number, boolean>()
  for (const seq of marked ?? []) marks.set(seq, true)
  for (const seq of unmarked ?? []) marks.set(seq, false)
  for (const [place, seq] of seqs.entries()) {
    const choice = choiceFromLog(choices[place] ?? null)
    const mark = marks.get(seq)
    const action: Writable<LoggedAction> = {
      epoch,
      seq,
      at: ats[place] as number,
      questionNumber: numbers[place] as number,
      refused: refusals?.[seq] ?? null,
    }
    // a burst reads a million of them: a spread would copy each
    if (choice !== undefined) action.choice = choice
    if (mark !== undefined) action.marked = mark
    log.push(action)
  }
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] }

export async function insertActions(
  tx: Transaction,
  { studentId, id, now }: AttemptRow,
  actions: readonly (Omit<LoggedAction, 'seq'> & { readonly seq: number | null })[],
): Promise<void> {
  if (actions.length === 0) return
  await tx
    .insertInto('actions')
    .values(
      actions.map(({ epoch, seq, at, questionNumber, choice, marked, refused }) => ({
        student_id: studentId,
        attempt_id: id,
        epoch,
        seq: seq ?? sql<number>`nextval('direct_action_seq')`,
        received_at: now,
        at_ms: at,
        question_number: questionNumber,
        choice: choiceToLog(choice),
        marked: marked ?? null,
        refused,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The verdicts of those actions of a device that are stored already: the refusal, or null where it counts. */
export async function readVerdicts(
  tx: Transaction,
  { studentId, id }: Key,
  epoch: number,
  actions: readonly { readonly seq: number }[],
): Promise<Map<number, ProblemCode | null>> {
  if (actions.length === 0) return new Map()
  const rows = await tx
    .selectFrom('actions')
    .select(['seq', sql<ProblemCode | null>`refused`.as('refused')])
    .where('student_id', '=', studentId)
    .where('attempt_id', '=', id)
    .where('epoch', '=', epoch)
    .where(
      'seq',
      'in',
      actions.map(({ seq }) => seq),
    )
    .execute()
  return new Map(rows.map(({ seq, refused }) => [seq, refused]))
}
