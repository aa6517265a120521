import { ACTIONS_MOST } from '@pariksha/domain/attempt'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Transaction } from '../db/database.ts'
import type { Key } from './queries.ts'

/**
 * Keeps logs below `ACTIONS_MOST` without counting at every save: each process lets so many actions of an attempt through,
 * then what is stored is counted with the attempt locked. A log is longer by no more than that for each process.
 */
export type ActionCap = {
  /** Whether so many may be stored without a count. Those that may are counted as stored. */
  allows(attemptId: number, actions: number): boolean
  /** How many the locked attempt has room for. */
  roomOf(tx: Transaction, attempt: Key): Promise<number>
  /** So much room is left, as was just counted. */
  hasRoom(attemptId: number, room: number): void
}

const UNCOUNTED_AT_MOST = 500
const REMEMBERED_AT_MOST = 50_000

export function createActionCap(): ActionCap {
  const uncounted = new LRUCache<number, number>({ max: REMEMBERED_AT_MOST })
  return {
    allows(attemptId, actions) {
      const left = (uncounted.get(attemptId) ?? UNCOUNTED_AT_MOST) - actions
      if (left >= 0) uncounted.set(attemptId, left)
      return left >= 0
    },
    async roomOf(tx, { studentId, id }) {
      const { rows } = await sql<{ count: number }>`
        select count(*) from (
          select from actions where student_id = ${studentId} and attempt_id = ${id} limit ${ACTIONS_MOST}) as stored`.execute(
        tx,
      )
      return ACTIONS_MOST - (rows[0]?.count ?? 0)
    },
    hasRoom(attemptId, room) {
      uncounted.set(attemptId, Math.min(room, UNCOUNTED_AT_MOST))
    },
  }
}
