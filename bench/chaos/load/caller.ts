import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '../random.ts'
import type { Seat } from './ledger.ts'

export type Answer = {
  readonly status: number
  readonly body: never
  readonly asked: number
  readonly answered: number
}
/** Undefined where no answer came, or one that says that the server could not. */
export type Call = (method: string, path: string, body?: unknown) => Promise<Answer | undefined>

const PATIENCE_MS = 20_000
const BREATH_MS = 40

/** Calls of one student, at any of the servers, as a proxy in front of them would send them. */
export function callerFor(seat: Seat, addresses: readonly string[], luck: Chance): Call {
  return async (method, path, body) => {
    const asked = Date.now()
    try {
      const response = await fetch(`${luck.oneOf(addresses)}/api/v1${path}`, {
        method,
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          authorization: `Token ${seat.token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const answer = { status: response.status, body: (await response.json()) as never, asked, answered: Date.now() }
      if (response.status < 500) return answer
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') seat.found.push(`${method} ${path}: no answer for 20 s`)
    }
    seat.failures++
    await sleep(BREATH_MS)
    return undefined
  }
}

/** Asks until there is an answer; gives up when that takes longer than any repair in here. */
export async function insist(call: Call, method: string, path: string, body?: unknown): Promise<Answer> {
  const end = Date.now() + 90_000
  while (Date.now() < end) {
    const answer = await call(method, path, body)
    if (answer) return answer
  }
  throw new Error(`${method} ${path} was not answered for 90 s`)
}
