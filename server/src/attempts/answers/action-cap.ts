import { MAX_ACTIONS } from '@pariksha/domain/attempt/attempt'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { growingTo } from '../../platform/bounded/growing-cache.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { parameter, prepare } from '../../platform/db/prepared.ts'
import type { Key } from '../queries.ts'

/**
 * Keeps logs below `MAX_ACTIONS` without counting at every save: each process admits a number of actions of an attempt,
 * then counts the stored ones. A log can exceed the limit by that number per process.
 */
export type ActionCap = {
  /** Calls `store` if the attempt may have that many more actions; otherwise undefined, as when `store` returns it. */
  within<T>(attempt: Key, actions: number, store: () => Promise<T | undefined>): Promise<T | undefined>
  /** How many more actions a locked attempt may have. */
  remainingOf(on: Queryable, attempt: Key): Promise<number>
}

type Tally = {
  /** How many may be stored before the next count. */
  left: number
  /** Admitted so far, and how many of them are finished (stored or failed). */
  admitted: number
  finished: number
  counting: Promise<void> | undefined
}

const MAX_UNCOUNTED = 500
const MAX_CACHED = 50_000

const countStored = prepare(
  'count-actions',
  { studentId: parameter<number>(), id: parameter<number>() },
  (_, { studentId, id }) => sql<{ count: number }>`
    select count(*) from (
      select from actions where student_id = ${studentId} and attempt_id = ${id} limit ${MAX_ACTIONS}) as stored`,
)

export function createActionCap(db: Database): ActionCap {
  const tallies = new LRUCache<number, Tally>(growingTo(MAX_CACHED))

  async function remainingOf(on: Queryable, { studentId, id }: Key): Promise<number> {
    const [stored] = await countStored(on, { studentId, id })
    return MAX_ACTIONS - (stored?.count ?? 0)
  }

  async function count(tally: Tally, attempt: Key): Promise<void> {
    const { finished } = tally
    const room = await remainingOf(db, attempt)
    // those not finished before the count may be missing from it
    tally.left = Math.min(MAX_UNCOUNTED, room - (tally.admitted - finished))
  }

  function tallyOf(id: number): Tally {
    let tally = tallies.get(id)
    if (!tally) {
      tally = { left: MAX_UNCOUNTED, admitted: 0, finished: 0, counting: undefined }
      tallies.set(id, tally)
    }
    return tally
  }

  return {
    async within(attempt, actions, store) {
      const tally = tallyOf(attempt.id)
      if (tally.left < actions) {
        tally.counting ??= count(tally, attempt).finally(() => {
          tally.counting = undefined
        })
        await tally.counting
        if (tally.left < actions) return undefined
      }
      tally.left -= actions
      tally.admitted += actions
      try {
        return await store()
      } finally {
        tally.finished += actions
      }
    },
    remainingOf,
  }
}
