import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../random.ts'
import type { StudentLedger } from './ledger.ts'

export type Reply = {
  readonly status: number
  readonly body: never
  readonly asked: number
  readonly answered: number
}
/** Undefined for no answer or a server error. */
export type Call = (method: string, path: string, body?: unknown) => Promise<Reply | undefined>

const TIMEOUT_MS = 20_000
const RETRY_PAUSE_MS = 40

/** Calls of one student to any of the servers, as through a load balancer. */
export function callerFor(ledger: StudentLedger, addresses: readonly string[], random: Random): Call {
  return async (method, path, body) => {
    const asked = Date.now()
    try {
      const response = await fetch(`${random.oneOf(addresses)}/api/v1${path}`, {
        method,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          authorization: `Token ${ledger.token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const reply = { status: response.status, body: (await response.json()) as never, asked, answered: Date.now() }
      if (response.status < 500) return reply
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') ledger.violations.push(`${method} ${path}: no answer for 20 s`)
    }
    ledger.failures++
    await sleep(RETRY_PAUSE_MS)
    return undefined
  }
}

/** Retries until there is an answer, with a timeout longer than any repair. */
export async function callUntilAnswered(call: Call, method: string, path: string, body?: unknown): Promise<Reply> {
  const end = Date.now() + 90_000
  while (Date.now() < end) {
    const reply = await call(method, path, body)
    if (reply) return reply
  }
  throw new Error(`${method} ${path} was not answered for 90 s`)
}
