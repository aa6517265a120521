import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Secret } from '../config/secret.ts'
import { AppError } from '../errors.ts'

const QUARTER_HOUR = 15 * 60
const HOUR = 60 * 60
const DAY = 24 * HOUR

type Window = { readonly points: number; readonly duration: number }

/** Fixed windows that start with the first attempt; further attempts do not extend them. Addresses of the network are
 * generous, as a lab of 300 students or a mobile carrier is one. */
const RULES = {
  'login-account': [
    { points: 10, duration: QUARTER_HOUR },
    { points: 200, duration: DAY },
  ],
  // an address, a phone or the place an owner asks from: with five tries for each code, a hundred guesses in a day
  'code-recipient': [
    { points: 5, duration: QUARTER_HOUR },
    { points: 20, duration: DAY },
  ],
  'email-change': [
    { points: 5, duration: QUARTER_HOUR },
    { points: 20, duration: DAY },
  ],
  // a code is one of a million, three of which fit: guessing for a year must stay hopeless
  'second-step': [
    { points: 5, duration: QUARTER_HOUR },
    { points: 40, duration: DAY },
  ],
  'login-network': [{ points: 600, duration: HOUR }],
  'code-network': [{ points: 600, duration: HOUR }],
  'try-network': [{ points: 600, duration: HOUR }],
  'certificate-network': [{ points: 600, duration: HOUR }],
  'doubt-account': [{ points: 10, duration: DAY }],
  'reply-account': [{ points: 30, duration: HOUR }],
  // a note is saved as it is typed
  'note-account': [{ points: 1200, duration: HOUR }],
  'preview-account': [{ points: 300, duration: HOUR }],
  'draw-account': [{ points: 600, duration: HOUR }],
  // questions of practice and their answers
  'practice-account': [{ points: 1_200, duration: HOUR }],
  'challenge-account': [{ points: 20, duration: DAY }],
  'correction-account': [{ points: 60, duration: HOUR }],
  // questions, passages and bulk changes; an hour of fast typing
  'question-account': [{ points: 1_200, duration: HOUR }],
  // the preview follows what is typed, and what is like it is looked for
  'question-look-account': [{ points: 6_000, duration: HOUR }],
  'export-account': [{ points: 10, duration: HOUR }],
  'rank-list-account': [{ points: 60, duration: HOUR }],
  'import-account': [{ points: 60, duration: HOUR }],
  'invitation-account': [{ points: 30, duration: HOUR }],
  // mails of invitations to one address
  'invitation-recipient': [
    { points: 3, duration: QUARTER_HOUR },
    { points: 10, duration: DAY },
  ],
  // corrections of e-mail addresses and phone numbers: each sends mails
  'contact-staff': [{ points: 40, duration: DAY }],
  'contact-student': [{ points: 5, duration: DAY }],
  // students invited by imports: a whole institute in a day
  'import-staff': [{ points: 6_000, duration: DAY }],
  'test-mail': [{ points: 5, duration: QUARTER_HOUR }],
  'order-account': [{ points: 20, duration: HOUR }],
  'registration-network': [{ points: 600, duration: HOUR }],
} as const satisfies Record<string, readonly Window[]>
export type Rule = keyof typeof RULES

/** Counted by each process for itself: asking the database would cost as much as what is limited. */
const LOCAL_RULES = {
  // a device that was without network brings the whole log of a test in a minute
  'actions-account': { points: 2_000, duration: 60 },
} as const
export type LocalRule = keyof typeof LOCAL_RULES

export type Limits = {
  /** Consumes one point, or `points`; over the limit it throws `too_many_requests`. */
  take(rule: Rule, who: string, points?: number): Promise<void>
  /** Consumes one point for the work, and gives it back where a limit within refuses it: nothing was tried then. */
  takeFor<Done>(rule: Rule, who: string, work: () => Promise<Done>): Promise<Done>
  /** Consumes points, counted in this process; over the limit it throws `too_many_requests`. */
  takeLocally(rule: LocalRule, who: number, points: number): Promise<void>
  /** Consumes one point; false over the limit. */
  allows(rule: Rule, who: string): Promise<boolean>
  /** Resets the count, as after a successful login. */
  clear(rule: Rule, who: string): Promise<void>
}

export const NO_LIMITS: Limits = {
  take: async () => {},
  takeFor: (_rule, _who, work) => work(),
  takeLocally: async () => {},
  allows: async () => true,
  clear: async () => {},
}

/** Counted in the database, so that all server processes count together. It never learns addresses, only digests. */
export function createLimits(pool: pg.Pool, secret: Secret): Limits {
  let isFirst = true // one of them clears the table they share
  const limiterFor = (keyPrefix: string, window: Window) => {
    const clearExpiredByTimeout = isFirst
    isFirst = false
    return new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      clearExpiredByTimeout,
      ...window,
    })
  }
  const limiters = new Map(
    Object.entries(RULES).map(([rule, windows]) => [
      rule,
      windows.map((window, n) => limiterFor(n === 0 ? rule : `${rule}-day`, window)),
    ]),
  )
  const limitersOf = (rule: Rule) => limiters.get(rule) ?? []
  const keyOf = (who: string) => secret.digest('limit', who).toString('base64url')

  const local = new Map(
    (Object.keys(LOCAL_RULES) as LocalRule[]).map((rule) => [rule, new RateLimiterMemory(LOCAL_RULES[rule])]),
  )

  /** Seconds to wait, or nothing. What a shorter window refuses is not counted in the longer one. */
  async function count(rule: Rule, who: string, points = 1): Promise<number | undefined> {
    for (const limiter of limitersOf(rule)) {
      const seconds = await secondsToWait(limiter.consume(keyOf(who), points))
      if (seconds !== undefined) return seconds
    }
    return undefined
  }

  async function take(rule: Rule, who: string, points?: number): Promise<void> {
    const retryAfter = await count(rule, who, points)
    if (retryAfter !== undefined) throw new AppError('too_many_requests', { retryAfter })
  }

  return {
    take,
    async takeFor(rule, who, work) {
      await take(rule, who)
      try {
        return await work()
      } catch (error) {
        const isRefused = error instanceof AppError && error.code === 'too_many_requests'
        if (isRefused) for (const limiter of limitersOf(rule)) await limiter.reward(keyOf(who))
        throw error
      }
    },
    async takeLocally(rule, who, points) {
      const retryAfter = await secondsToWait((local.get(rule) as RateLimiterMemory).consume(who, points))
      if (retryAfter !== undefined) throw new AppError('too_many_requests', { retryAfter })
    },
    async allows(rule, who) {
      return (await count(rule, who)) === undefined
    },
    async clear(rule, who) {
      for (const limiter of limitersOf(rule)) await limiter.delete(keyOf(who))
    },
  }
}

async function secondsToWait(counted: Promise<RateLimiterRes>): Promise<number | undefined> {
  try {
    await counted
    return undefined
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}
