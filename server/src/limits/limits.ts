import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'

const QUARTER_HOUR = 15 * 60
const HOUR = 60 * 60
const DAY = 24 * HOUR

/** Whole windows from the first attempt on: going on trying does not make one longer. Addresses of the network are
 * generous, as a lab of 300 students or a mobile carrier is one. */
const RULES = {
  'login-account': { points: 10, duration: QUARTER_HOUR },
  'code-recipient': { points: 5, duration: QUARTER_HOUR },
  'email-change': { points: 5, duration: QUARTER_HOUR },
  // a code is one of a million, three of which fit: guessing for a year must stay hopeless
  'second-step': { points: 5, duration: QUARTER_HOUR },
  'second-step-day': { points: 40, duration: DAY },
  'login-network': { points: 600, duration: HOUR },
  'code-network': { points: 600, duration: HOUR },
  'try-network': { points: 600, duration: HOUR },
  'doubt-account': { points: 10, duration: 24 * HOUR },
  'reply-account': { points: 30, duration: HOUR },
  'preview-account': { points: 300, duration: HOUR },
  'order-account': { points: 20, duration: HOUR },
  'registration-network': { points: 600, duration: HOUR },
} as const
export type Rule = keyof typeof RULES

export type Limits = {
  /** Counts one; past the limit it throws `too_many_requests`. */
  take(rule: Rule, who: string): Promise<void>
  /** Counts one; past the limit it is false. */
  allows(rule: Rule, who: string): Promise<boolean>
  /** Begins anew, as after a successful login. */
  clear(rule: Rule, who: string): Promise<void>
}

export const NO_LIMITS: Limits = {
  take: async () => {},
  allows: async () => true,
  clear: async () => {},
}

/** Counted in the database, so that all server processes count together. It never learns addresses, only digests. */
export function createLimits(pool: pg.Pool): Limits {
  const limiters = new Map(
    (Object.keys(RULES) as Rule[]).map((rule, index) => [
      rule,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: rule,
        clearExpiredByTimeout: index === 0, // one of them clears the table they share
        ...RULES[rule],
      }),
    ]),
  )
  const limiterOf = (rule: Rule) => limiters.get(rule) as RateLimiterPostgres
  const keyOf = (who: string) => createHash('sha256').update(who).digest('base64url')

  /** Seconds to wait, or nothing. */
  async function count(rule: Rule, who: string): Promise<number | undefined> {
    try {
      await limiterOf(rule).consume(keyOf(who))
      return undefined
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      throw refusal
    }
  }

  return {
    async take(rule, who) {
      const retryAfter = await count(rule, who)
      if (retryAfter !== undefined) throw new AppError('too_many_requests', { retryAfter })
    },
    async allows(rule, who) {
      return (await count(rule, who)) === undefined
    },
    async clear(rule, who) {
      await limiterOf(rule).delete(keyOf(who))
    },
  }
}
