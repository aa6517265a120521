import type { Millis, Window } from '@pariksha/domain/timing'
import type pg from 'pg'
import { prepareText } from '../db/prepared.ts'
import { inBatches } from '../db/together.ts'
import type { Commit } from '../metrics/metrics.ts'
import { choiceFromLog, choiceToLog } from './queries.ts'
import { countedAtSql, elapsedSql, inTimeSql } from './time-rules.ts'

/** One action on its way into the log. `seq` and `at` are null for clients that save question by question. */
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
  /** Null for clients that save question by question: they write while no device is in charge. */
  readonly sender: { readonly epoch: number; readonly device: string } | null
  readonly actions: readonly IncomingAction[]
  /** Whether the sender wants to know what the first action's question held before. */
  readonly recall?: boolean
}

export type Stored = {
  readonly elapsed: Millis
  readonly earlierDeliveries: number
  /** Of what the first action leaves unchanged; undefined where it was never given or nobody asked. */
  readonly before: { readonly choice: string | null | undefined; readonly marked: boolean | undefined }
}

export type ActionLog = {
  /**
   * Resolves after the commit when every action is on disk; with undefined when the attempt, the device or an action
   * needs a closer look: then nothing was stored.
   */
  append(incoming: IncomingActions): Promise<Stored | undefined>
}

/** Is told of every commit. */
export type WatchCommit = (commit: Commit) => void

/**
 * Group commit: what arrives while commits are under way goes into the next as one statement. The ordinary case is
 * decided in that statement (attempt running, this device in charge, in time); everything else is left to the caller.
 * The saves of one attempt go one after the other, as they came.
 */
export const createActionLog = (pool: pg.Pool, watch: WatchCommit = () => {}): ActionLog => ({
  append: inBatches({
    key: ({ attemptId }) => attemptId,
    rows: ({ actions }) => actions.length,
    async run(batch) {
      const began = performance.now()
      const stored = await storeTogether(pool, batch)
      const actions = batch.reduce((sum, one) => sum + one.actions.length, 0)
      watch({ deliveries: batch.length, actions, seconds: (performance.now() - began) / 1000 })
      return stored
    },
  }),
})

const lastGiven = (what: 'choice' | 'marked'): string => `
  select a.${what} from actions a
  where a.student_id = j.student_id and a.attempt_id = j.attempt_id and a.question_number = j.question_number
    and a.${what} is not null and a.refused is null
  order by a.epoch desc, a.seq desc limit 1`

// The share lock makes submit, pause and takeover wait for the commit. An attempt that one of those holds is skipped, for the
// caller to look at when its turn comes: nobody waits for somebody else's attempt. A delivery is stored whole or not at all:
// its last action would prove contact, and make the earlier ones, typed before it, late. Rows go in in the order of their
// keys, so that two processes that store the same do not hold each other up, and in the order of arrival.
const STORE = prepareText(
  'store-actions',
  `
with input as (
  select * from unnest($1::int4[], $2::int8[], $3::int8[], $4::int4[], $5::uuid[], $6::int8[], $7::int8[], $8::int4[], $9::text[], $10::bool[], $11::int4[], $12::int4[], $13::bool[])
    with ordinality as i(entry, student_id, attempt_id, epoch, device, seq, at_ms, question_number, choice, marked, opens, closes, recall, place)
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
       case when recall and choice is null then (${lastGiven('choice')}) end as choice_before,
       case when recall and marked is null then (${lastGiven('marked')}) end as marked_before
from judged j where in_time
order by entry, place`,
)

// arrays are written here as PostgreSQL reads them: the driver looks at every value on its own, and this is the hot path
const NULL = 'NULL'
const quoted = (text: string | null): string => (text === null ? NULL : `"${text.replace(/["\\]/g, '\\$&')}"`)

async function storeTogether(pool: pg.Pool, batch: readonly IncomingActions[]): Promise<(Stored | undefined)[]> {
  const columns: (string | number | boolean)[][] = Array.from({ length: 13 }, () => [])
  batch.forEach(({ studentId, attemptId, sender, actions, recall = false }, entry) => {
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
        recall,
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
