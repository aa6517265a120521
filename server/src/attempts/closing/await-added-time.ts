import type { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Millis } from '@pariksha/domain/timing'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../errors.ts'

export type AddedTimeWaits = {
  /**
   * Whether staff added time to an attempt: answered as soon as they do, and after `longest` in any case. `connection`
   * says when nobody waits any more. Refused where too many wait, or the server stops.
   */
  wait(attemptId: number, longest: Millis, connection: EventEmitter): Promise<boolean>
  /** Resolves when nothing is being read. */
  idle(): Promise<void>
}

type Options = {
  readonly db: Database
  readonly stopping: AbortSignal
  readonly onHeld: (count: number) => void
  /** The first error of a row of them: heartbeats tell the time meanwhile. */
  readonly onError: (error: unknown) => void
  readonly rest?: () => Promise<unknown>
}

type Waiter = { readonly attemptId: number; readonly until: Millis; readonly answer: (added: boolean) => void }

const EVERY: Millis = 1_000
const MAX_OF_ATTEMPT = 2
const MAX_OF_PROCESS = 20_000
/** When to ask again, for who is refused. */
const LATER_SECONDS = 30

const aSecond = () => setTimeout(EVERY, undefined, { ref: false })

/**
 * However many wait in this process, one statement a second reads for all of them what was given; nothing is read while
 * nobody waits. A pooler may stand before the database, so that nothing listens there.
 */
export function createAddedTimeWaits({ db, stopping, onHeld, onError, rest = aSecond }: Options): AddedTimeWaits {
  const waiters = new Set<Waiter>()
  const ofAttempt = new Map<number, Set<Waiter>>()
  /** Acts of the last minute that were told. */
  let told: readonly string[] = []
  /** Attempts that nobody waited for when an act was told, as between two calls of a phone. */
  const missed = new Map<number, string>()
  let isReading = false
  let reading = Promise.resolve()
  let hasFailed = false

  async function read(): Promise<void> {
    try {
      const acts = await readRecentActs(db, told)
      told = acts.map(({ act }) => act)
      for (const { act, attempts } of acts) for (const attemptId of attempts) tell(attemptId, act)
      for (const [attemptId, act] of missed) if (!told.includes(act)) missed.delete(attemptId)
      hasFailed = false
    } catch (error) {
      if (!hasFailed) onError(error)
      hasFailed = true
    }
  }

  function tell(attemptId: number, act: string): void {
    const waiting = ofAttempt.get(attemptId)
    if (!waiting) missed.set(attemptId, act)
    for (const { answer } of waiting ?? []) answer(true)
  }

  async function readWhileAnybodyWaits(): Promise<void> {
    isReading = true
    while (waiters.size > 0) {
      reading = read()
      await reading
      const now = performance.now()
      for (const { until, answer } of waiters) if (until <= now) answer(false)
      await rest()
    }
    isReading = false
  }

  stopping.addEventListener('abort', () => {
    for (const { answer } of waiters) answer(false)
  })

  return {
    wait(attemptId, longest, connection) {
      if (missed.delete(attemptId)) return Promise.resolve(true)
      if (longest === 0) return Promise.resolve(false)
      const others = ofAttempt.get(attemptId) ?? new Set()
      if (stopping.aborted || others.size >= MAX_OF_ATTEMPT || waiters.size >= MAX_OF_PROCESS)
        throw new AppError('too_many_requests', { retryAfter: LATER_SECONDS })
      return new Promise((resolve) => {
        const waiter: Waiter = {
          attemptId,
          until: performance.now() + longest,
          answer(added) {
            if (!waiters.delete(waiter)) return
            others.delete(waiter)
            if (others.size === 0) ofAttempt.delete(attemptId)
            onHeld(waiters.size)
            resolve(added)
          },
        }
        waiters.add(waiter)
        ofAttempt.set(attemptId, others.add(waiter))
        onHeld(waiters.size)
        connection.once('close', () => waiter.answer(false))
        if (!isReading) void readWhileAnybodyWaits()
      })
    },
    idle: () => reading,
  }
}

type Act = { readonly act: string; readonly attempts: readonly number[] }

/**
 * Acts of the last minute, with their attempts where they were not told. An act is one transaction, so that all of it is
 * there at once; it is dated when it begins and seen when it ends, which takes seconds at most.
 */
async function readRecentActs(db: Database, told: readonly string[]): Promise<readonly Act[]> {
  const { rows } = await sql<Act>`
    select act::text as act,
      coalesce(json_agg(attempt_id) filter (where act <> all(${told}::uuid[])), '[]') as attempts
    from given_time where given_at > now() - interval '1 minute' group by act`.execute(db)
  return rows
}
