import type { Millis, Window } from '@pariksha/domain/timing/timing'
import type pg from 'pg'
import { createBatcher } from '../../platform/db/batcher.ts'
import { prepareText } from '../../platform/db/prepared.ts'
import type { Commit } from '../../platform/metrics/metrics.ts'
import { choiceFromLog, choiceToLog } from '../queries.ts'
import { countedAtSql, elapsedSql, inTimeSql } from '../time-rules.ts'

/** An action to be stored. `seq` and `at` are null for clients that save question by question. */
export type IncomingAction = {
  readonly seq: number | null
  readonly at: Millis | null
  readonly questionNumber: number
  readonly choice?: string | null
  readonly marked?: boolean
  readonly window: Window
}

export type IncomingActions = {
  readonly studentId: number
  readonly attemptId: number
  /** Null for clients that save question by question: they may write while no device has the attempt open. */
  readonly sender: { readonly epoch: number; readonly device: string } | null
  readonly actions: readonly IncomingAction[]
  /** Whether to return the previous response to the first action's question. */
  readonly withPrevious?: boolean
}

export type Stored = {
  readonly elapsed: Millis
  readonly earlierDeliveries: number
  /** The previous response where the first action leaves it unchanged; undefined if there is none or it was not requested. */
  readonly before: { readonly choice: string | null | undefined; readonly marked: boolean | undefined }
}

export type ActionLog = {
  /**
   * Resolves after the commit, when every action is durable; with undefined if the attempt, the device or an action needs
   * the slow path: then nothing was stored.
   */
  append(incoming: IncomingActions): Promise<Stored | undefined>
}

/** Called after every commit, for metrics. */
export type OnCommit = (commit: Commit) => void

/**
 * Group commit: deliveries that arrive while commits are running go into the next one as one statement, which also judges
 * the fast path (attempt running, current device, in time); anything else is left to the caller. The deliveries of one
 * attempt run one after the other, in order of arrival.
 */
export const createActionLog = (pool: pg.Pool, onCommit: OnCommit = () => {}): ActionLog => ({
  append: createBatcher({
    key: ({ attemptId }) => attemptId,
    rows: ({ actions }) => actions.length,
    async run(batch) {
      const began = performance.now()
      const stored = await storeBatch(pool, batch)
      const actions = batch.reduce((sum, one) => sum + one.actions.length, 0)
      onCommit({ deliveries: batch.length, actions, seconds: (performance.now() - began) / 1000 })
      return stored
    },
  }),
})

const lastGiven = (what: 'choice' | 'marked'): string => `
  select a.${what} from actions a
  where a.student_id = j.student_id and a.attempt_id = j.attempt_id and a.question_number = j.question_number
    and a.${what} is not null and a.refused is null
  order by a.epoch desc, a.seq desc limit 1`

// The share lock makes submit, pause and takeover wait for the commit. An attempt locked by one of those is skipped and left
// to the caller, so that no delivery waits for another attempt. A delivery is stored whole or not at all: its last action
// would prove contact and so make the earlier ones late. Rows are inserted in key order, so that two processes that store
// the same do not deadlock, then in order of arrival.
const STORE = prepareText(
  'store-actions',
  `
with input as (
  select * from unnest($1::int4[], $2::int8[], $3::int8[], $4::int4[], $5::uuid[], $6::int8[], $7::int8[], $8::int4[], $9::text[], $10::bool[], $11::int4[], $12::int4[], $13::bool[])
    with ordinality as i(entry, student_id, attempt_id, epoch, device, seq, at_ms, question_number, choice, marked, opens, closes, with_previous, place)
), gate as (
  select a.student_id, a.id, a.epoch, a.device, a.earlier_deliveries,
         ${elapsedSql('now()', 'a.started_at', 'a.paused_ms')} as elapsed
  from attempts a
  where a.status = 'started' and (a.student_id, a.id) in (select student_id, attempt_id from input)
  for share skip locked
), judged as (
  select i.*, g.epoch as current_epoch, g.elapsed, g.earlier_deliveries,
         bool_and(${inTimeSql({ elapsed: 'g.elapsed', at: 'i.at_ms', opens: 'i.opens', closes: 'i.closes' })})
           over (partition by i.entry) as in_time
  from input i join gate g on g.student_id = i.student_id and g.id = i.attempt_id
    and g.device is not distinct from i.device and g.epoch = coalesce(i.epoch, g.epoch)
), stored as (
  insert into actions (student_id, attempt_id, epoch, seq, received_at, at_ms, question_number, choice, marked)
  select student_id, attempt_id, current_epoch, coalesce(seq, nextval('direct_action_seq')), now(),
         ${countedAtSql({ elapsed: 'elapsed', at: 'at_ms', closes: 'closes' })}, question_number, choice, marked
  from judged where in_time
  order by student_id, attempt_id, seq, place
  on conflict do nothing
)
select distinct on (entry) entry, elapsed, earlier_deliveries,
       case when with_previous and choice is null then (${lastGiven('choice')}) end as choice_before,
       case when with_previous and marked is null then (${lastGiven('marked')}) end as marked_before
from judged j where in_time
order by entry, place`,
)

// array literals are written here: the driver would convert value by value, and this is the hot path
const NULL = 'NULL'
const quoted = (text: string | null): string => (text === null ? NULL : `"${text.replace(/["\\]/g, '\\$&')}"`)

async function storeBatch(pool: pg.Pool, batch: readonly IncomingActions[]): Promise<(Stored | undefined)[]> {
  const columns: (string | number | boolean)[][] = Array.from({ length: 13 }, () => [])
  batch.forEach(({ studentId, attemptId, sender, actions, withPrevious = false }, entry) => {
    for (const { seq, at, questionNumber, choice, marked, window } of actions) {
      const row = [
        entry,
        studentId,
        attemptId,
        sender?.epoch ?? NULL,
        sender?.device ?? NULL,
        seq ?? NULL,
        at ?? NULL,
        questionNumber,
        quoted(choiceToLog(choice)),
        marked ?? NULL,
        window.opens,
        window.closes,
        withPrevious,
      ]
      for (let column = 0; column < row.length; column++)
        columns[column]?.push(row[column] as string | number | boolean)
    }
  })
  const { rows } = await pool.query(
    STORE,
    columns.map((column) => `{${column.join()}}`),
  )
  const stored = new Map<number, Stored>(
    rows.map(({ entry, elapsed, earlier_deliveries: earlierDeliveries, choice_before, marked_before }) => {
      const before = { choice: choiceFromLog(choice_before), marked: marked_before ?? undefined }
      return [entry, { elapsed, earlierDeliveries, before }]
    }),
  )
  return batch.map((_, entry) => stored.get(entry))
}
