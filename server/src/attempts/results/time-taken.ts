import { type AddedTime, onTimeTaken, type Received, timeTaken } from '@pariksha/domain/attempt/time-taken'
import type { Millis } from '@pariksha/domain/timing/timing'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/db/database.ts'
import type { AttemptWithPaper } from '../attempt-with-paper.ts'
import { countedActions } from '../counted-actions.ts'
import { type Key, keyColumns, type LoggedAction, unnestKeys } from '../queries.ts'

type Logged = AttemptWithPaper & { readonly log: readonly LoggedAction[] }

/** A log on the time that its student took, which added time does not set back. */
export type Taken = {
  readonly log: readonly LoggedAction[]
  /** How long the student paused it. */
  readonly paused: Millis
  /** How much longer it could take by what staff gave. */
  readonly added: Millis
  /** How long the attempt took that ended so on its clock. */
  spentAt(end: Millis): Millis
  /** The end on its clock of an attempt that took so long. */
  endOf(spent: Millis): Millis
}

/** For each attempt. What does not count stays where it was on the attempt's clock. */
export async function readTimeTaken(db: Queryable, attempts: readonly Logged[]): Promise<Taken[]> {
  const moved = attempts.filter(({ attempt }) => attempt.pausedMs > 0).map(({ attempt }) => attempt)
  const additions = moved.length === 0 ? new Map<number, AddedTime[]>() : await readAdditions(db, moved)
  const given = moved.filter(({ id }) => additions.has(id))
  const received = given.length === 0 ? new Map<number, Map<string, Millis>>() : await readReceived(db, given)
  return attempts.map(({ attempt, paper, log }) => {
    const own = additions.get(attempt.id) ?? []
    const arrivals = received.get(attempt.id)
    const paused = attempt.pausedMs - sumOf(own)
    const counted = countedActions(log)
    const withArrivals = arrivals
      ? counted.map((action) => ({ ...action, received: arrivals.get(nameOf(action)) ?? 0 }))
      : counted
    const on = onTimeTaken<LoggedAction & Received>(withArrivals, {
      startedAt: attempt.startedAt.getTime(),
      duration: paper.plan.duration,
      entered: attempt.enteredMs,
      paused,
      additions: own,
    })
    return {
      log: [...on.actions, ...log.filter(({ refused }) => refused !== null)],
      paused,
      added: on.ahead + attempt.enteredMs,
      spentAt: (end) => timeTaken(on, end),
      endOf: (spent) => spent - on.ahead,
    }
  })
}

const sumOf = (additions: readonly AddedTime[]): Millis => additions.reduce((sum, { given }) => sum + given, 0)

async function readAdditions(db: Queryable, keys: readonly Key[]): Promise<Map<number, AddedTime[]>> {
  const { rows } = await sql<{ id: number; additions: AddedTime[] }>`
    select attempt_id as id,
      json_agg(json_build_object('at', round(extract(epoch from given_at) * 1000), 'given', given_ms)) as additions
    from given_time where (student_id, attempt_id) in (${unnestKeys(keyColumns(keys))})
    group by attempt_id`.execute(db)
  return new Map(rows.map(({ id, additions }) => [id, additions]))
}

/** When the server had each action, by its name. */
async function readReceived(db: Queryable, keys: readonly Key[]): Promise<Map<number, Map<string, Millis>>> {
  const { rows } = await sql<{ id: number; epochs: number[]; seqs: number[]; received: Millis[] }>`
    select attempt_id as id, json_agg(epoch) as epochs, json_agg(seq) as seqs,
      json_agg(round(extract(epoch from received_at) * 1000)) as received
    from actions where (student_id, attempt_id) in (${unnestKeys(keyColumns(keys))})
    group by attempt_id`.execute(db)
  return new Map(
    rows.map(({ id, epochs, seqs, received }) => [
      id,
      new Map(
        received.map((at, place) => [nameOf({ epoch: epochs[place] as number, seq: seqs[place] as number }), at]),
      ),
    ]),
  )
}

const nameOf = ({ epoch, seq }: Pick<LoggedAction, 'epoch' | 'seq'>): string => `${epoch} ${seq}`
