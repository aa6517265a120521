import type { ProblemCode } from '@pariksha/contract/problem'
import { ACTIONS_MOST, type Action } from '@pariksha/domain/attempt'
import type { AttemptStatus } from '@pariksha/domain/closing'
import type { TestMode } from '@pariksha/domain/release'
import { sql } from 'kysely'
import type { Queryable, Transaction } from '../db/database.ts'
import { prepare } from '../db/prepared.ts'
import { together } from '../db/together.ts'
import type { AttemptRow } from './attempt.ts'

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
  'attempts.deadline_at as deadlineAt',
  'attempts.late_until as lateUntil',
  'attempts.epoch as epoch',
  'attempts.device as device',
  'attempts.earlier_deliveries as earlierDeliveries',
  'attempts.completed_at as completedAt',
  sql<Date>`clock_timestamp()`.as('now'),
  sql<TestMode>`tests.mode`.as('mode'),
  'tests.released_at as releasedAt',
  'tests.title as title',
] as const

export type Key = Pick<AttemptRow, 'studentId' | 'id'>

/** Keys of attempts as a statement takes them. */
export type Keys = { readonly studentIds: readonly number[]; readonly ids: readonly number[] }
export const columnsOf = (keys: readonly Key[]): Keys => ({
  studentIds: keys.map(({ studentId }) => studentId),
  ids: keys.map(({ id }) => id),
})
export const tableOf = ({ studentIds, ids }: Keys) => sql`select * from unnest(${studentIds}::int8[], ${ids}::int8[])`

/** Of attempts that were found in any order those of the keys. */
export function inTheirPlaces<Row extends Key>(keys: readonly Key[], rows: readonly Row[]): (Row | undefined)[] {
  const found = new Map(rows.map((row) => [row.id, row]))
  return keys.map(({ studentId, id }) => {
    const row = found.get(id)
    return row?.studentId === studentId ? row : undefined
  })
}

const attempts = (db: Queryable) =>
  db.selectFrom('attempts').innerJoin('tests', 'tests.id', 'attempts.test_id').select(COLUMNS)

const findAll = prepare('find-attempts', (db, keys: Keys) =>
  attempts(db).where(sql<boolean>`(attempts.student_id, attempts.id) in (${tableOf(keys)})`),
)
const find = together({
  run: async (on: Queryable, keys: readonly Key[]) => inTheirPlaces(keys, await findAll(on, columnsOf(keys))),
})
export const findAttempt = (db: Queryable, studentId: number, id: number): Promise<AttemptRow | undefined> =>
  find(db, { studentId, id })

const lock = prepare('lock-attempt', (db, { studentId, id }: Key) =>
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
/** Nothing else happens to the attempt until the transaction is over; `now` is read after the lock was got. */
export const lockAttempt = async (tx: Transaction, studentId: number, id: number): Promise<AttemptRow | undefined> =>
  (await lock(tx, { studentId, id }))[0]

export const findOpenAttempt = (db: Queryable, studentId: number, testId: number): Promise<AttemptRow | undefined> =>
  attempts(db)
    .where('attempts.student_id', '=', studentId)
    .where('attempts.test_id', '=', testId)
    .where('attempts.status', '<>', 'completed')
    .executeTakeFirst()

/** A student's attempts that go on, the latest first, each with the time its test has. */
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
    completed_at?: Date
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

/** More than a log can have: what is read has a bound of its own. */
const READ_AT_MOST = 2 * ACTIONS_MOST

// attempt by attempt along the index: planned as a join while the log was small, it would be read from end to end. A log comes
// as one text: the driver takes longer for two hundred rows than the database
const readLogs = prepare(
  'read-logs',
  (_, { studentIds, ids }: Keys) => sql<LogColumns>`
    select log.* from unnest(${studentIds}::int8[], ${ids}::int8[]) with ordinality as attempt (student_id, id, place)
    cross join lateral (
      select json_agg(epoch) as epochs, json_agg(seq) as seqs, json_agg(at_ms) as ats,
             json_agg(question_number) as numbers, json_agg(choice) as choices, json_agg(marked) as marks,
             json_agg(refused) as refusals
      from (select * from actions where student_id = attempt.student_id and attempt_id = attempt.id
            order by epoch, seq limit ${READ_AT_MOST}) as ordered
    ) as log
    order by place`,
)
type LogColumns = {
  readonly epochs: readonly number[] | null
  readonly seqs: readonly number[]
  readonly ats: readonly number[]
  readonly numbers: readonly number[]
  readonly choices: readonly (string | null)[]
  readonly marks: readonly (boolean | null)[]
  readonly refusals: readonly (string | null)[]
}

/** What was done in each of some attempts, in its order. */
export async function readActionsOfAll(db: Queryable, attempts: readonly Key[]): Promise<LoggedAction[][]> {
  return (await readLogs(db, columnsOf(attempts))).map(loggedActions)
}

export async function readActions(db: Queryable, attempt: Key): Promise<LoggedAction[]> {
  const [actions = []] = await readActionsOfAll(db, [attempt])
  return actions
}

const loggedActions = ({ epochs, seqs, ats, numbers, choices, marks, refusals }: LogColumns): LoggedAction[] =>
  (epochs ?? []).map((epoch, place) => {
    const choice = choices[place]
    const marked = marks[place]
    return {
      epoch,
      seq: seqs[place] as number,
      at: ats[place] as number,
      questionNumber: numbers[place] as number,
      ...(typeof choice === 'string' && { choice: choice === CLEARED ? null : choice }),
      ...(typeof marked === 'boolean' && { marked }),
      refused: refusals[place] ?? null,
    }
  })

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

/** Of actions of a device those that are here already: why each does not count, null where it does. */
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
