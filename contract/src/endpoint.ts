import type { z } from 'zod'

/** A call: what it takes, what it answers (an allow-list), and who may make it. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api/v1, with the trailing slash the specification writes. */
  readonly url: `/${string}/`
  readonly summary: string
  /**
   * Who may call: everybody, everybody with an answer that knows who asks when a token is sent, who signed in (staff in
   * both steps), who signed in, also a member of the staff who did the first step alone, or staff.
   */
  readonly access: 'anyone' | 'anyone-known' | 'signed-in' | 'first-step' | 'staff'
  readonly params?: z.ZodType
  readonly querystring?: z.ZodType
  readonly body?: z.ZodType
  readonly response: Readonly<Record<number, z.ZodType>>
  /** The largest body in bytes, where the default of 64 KiB does not fit. */
  readonly bodyLimit?: number
}
