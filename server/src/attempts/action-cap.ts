import { ACTIONS_MOST } from '@pariksha/domain/attempt'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database, Queryable } from '../db/database.ts'
import { prepare } from '../db/prepared.ts'
import type { Key } from './queries.ts'

/**
 * Keeps logs below `ACTIONS_MOST` without counting at every save: each process lets so many actions of an attempt through,
 * then counts what is stored. A log is longer by no more than that for each process.
 */
export type ActionCap = {
  /** Stores so many actions where there is room; undefined where there is none, or where `store` says so. */
  within<T>(attempt: Key, actions: number, store: () => Promise<T | undefined>): Promise<T | undefined>
  /** How many a locked attempt has room for. */
  roomOf(on: Queryable, attempt: Key): Promise<number>
}

type Tally = {
  /** May be stored without another count. */
  left: number
  /** Let through so far, and how many of them are stored, or never will be. */
  begun: number
  done: number
  counting: Promise<void> | undefined
}

const UNCOUNTED_AT_MOST = 500
const REMEMBERED_AT_MOST = 50_000

const countStored = prepare(
  'count-actions',
  (_, { studentId, id }: Key) => sql<{ count: number }>`
    select count(*) from (
      select from actions where student_id = ${studentId} and attempt_id = ${id} limit ${ACTIONS_MOST}) as stored`,
)

export function createActionCap(db: Database): ActionCap {
  const tallies = new LRUCache<number, Tally>({ max: REMEMBERED_AT_MOST })

  async function roomOf(on: Queryable, { studentId, id }: Key): Promise<number> {
    const [stored] = await countStored(on, { studentId, id })
    return ACTIONS_MOST - (stored?.count ?? 0)
  }

  async function count(tally: Tally, attempt: Key): Promise<void> {
    const { done } = tally
    const room = await roomOf(db, attempt)
    // what was not done before the count may not be in it
    tally.left = Math.min(UNCOUNTED_AT_MOST, room - (tally.begun - done))
  }

  function tallyOf(id: number): Tally {
    let tally = tallies.get(id)
    if (!tally) {
      tally = { left: UNCOUNTED_AT_MOST, begun: 0, done: 0, counting: undefined }
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
      tally.begun += actions
      try {
        return await store()
      } finally {
        tally.done += actions
      }
    },
    roomOf,
  }
}
