import type { z } from 'zod'
import type { Right } from './people/rights.ts'

/** A call of the API: its input, its response (an allow-list) and its access rule. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api/v1, with the trailing slash the specification writes. */
  readonly url: `/${string}/`
  readonly summary: string
  /**
   * Who may call: anyone; anyone, with a personal response when a token is sent; signed-in users (staff after
   * both steps); signed-in users, including staff after the first step alone; or staff with a right.
   */
  readonly access: 'anyone' | 'anyone-known' | 'signed-in' | 'first-step' | Right
  readonly params?: z.ZodType
  readonly querystring?: z.ZodType
  readonly body?: z.ZodType
  readonly response: Readonly<Record<number, z.ZodType>>
  /** A long poll: answered when something happens; excluded from the latency histogram and the slow log. */
  readonly isLongPoll?: true
  /** The largest body in bytes, where the default of 64 KiB does not fit. */
  readonly bodyLimit?: number
}
