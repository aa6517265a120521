import type { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Millis } from '@pariksha/domain/timing/timing'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'

export type AddedTimeWaits = {
  /**
   * Whether staff added time to an attempt: resolves as soon as they do, and after `longest` in any case. `connection`
   * signals when the client has gone. Refused where too many wait, or the server stops.
   */
  wait(attemptId: number, longest: Millis, connection: EventEmitter): Promise<boolean>
  /** Resolves when nothing is being read. */
  idle(): Promise<void>
}

type Options = {
  readonly db: Database
  readonly stopping: AbortSignal
  readonly onLongPolls: (count: number) => void
  /** Called with the first of several errors in a row; meanwhile clients learn the time from heartbeats. */
  readonly onError: (error: unknown) => void
  readonly rest?: () => Promise<unknown>
}

type Waiter = { readonly attemptId: number; readonly until: Millis; readonly answer: (added: boolean) => void }

const EVERY: Millis = 1_000
const MAX_OF_ATTEMPT = 2
const MAX_OF_PROCESS = 20_000
/** When a refused client should ask again. */
const LATER_SECONDS = 30

const aSecond = () => setTimeout(EVERY, undefined, { ref: false })

/**
 * One statement a second reads the added time for all who wait in this process; nothing is read while nobody waits.
 * LISTEN is not used, because a connection pooler may be in front of the database.
 */
export function createAddedTimeWaits({ db, stopping, onLongPolls, onError, rest = aSecond }: Options): AddedTimeWaits {
  const waiters = new Set<Waiter>()
  const ofAttempt = new Map<number, Set<Waiter>>()
  /** Acts of the last minute that waiters were notified of. */
  let notified: readonly string[] = []
  /** Attempts without a waiter when their act was read, as between two calls of a phone. */
  const missed = new Map<number, string>()
  let isReading = false
  let reading = Promise.resolve()
  let hasFailed = false

  async function read(): Promise<void> {
    try {
      const acts = await readRecentActs(db, notified)
      notified = acts.map(({ act }) => act)
      for (const { act, attempts } of acts) for (const attemptId of attempts) notify(attemptId, act)
      for (const [attemptId, act] of missed) if (!notified.includes(act)) missed.delete(attemptId)
      hasFailed = false
    } catch (error) {
      if (!hasFailed) onError(error)
      hasFailed = true
    }
  }

  function notify(attemptId: number, act: string): void {
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
            onLongPolls(waiters.size)
            resolve(added)
          },
        }
        waiters.add(waiter)
        ofAttempt.set(attemptId, others.add(waiter))
        onLongPolls(waiters.size)
        connection.once('close', () => waiter.answer(false))
        if (!isReading) void readWhileAnybodyWaits()
      })
    },
    idle: () => reading,
  }
}

type Act = { readonly act: string; readonly attempts: readonly number[] }

/**
 * Acts of the last minute, with their attempts unless waiters were notified of them. An act is one transaction, so its rows
 * appear at once; it is dated at its start and visible at its end, seconds later at most.
 */
async function readRecentActs(db: Database, notified: readonly string[]): Promise<readonly Act[]> {
  const { rows } = await sql<Act>`
    select act::text as act,
      coalesce(json_agg(attempt_id) filter (where act <> all(${notified}::uuid[])), '[]') as attempts
    from given_time where given_at > now() - interval '1 minute' group by act`.execute(db)
  return rows
}
