import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ActionsReply } from '@pariksha/contract/attempts/answers'
import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type pg from 'pg'

const PAUSE_MS = 40
const QUESTIONS = 50
const LETTERS = 'abcd'

export type Reply = { readonly status: number; readonly text: string; readonly headers: NodeJS.Dict<string | string[]> }
export type Client = (method: string, path: string, options?: { as?: string; body?: object }) => Promise<Reply>

/** A client of nginx over TLS that trusts its certificate. */
export function createClient(port: number, certificate: string): Client & { close(): void } {
  const agent = new Agent({ keepAlive: true, ca: readFileSync(certificate), servername: 'localhost' })
  const client: Client = (method, path, { as, body } = {}) =>
    new Promise((resolve, reject) => {
      const headers = {
        ...(as !== undefined && { authorization: `Token ${as}` }),
        ...(body && { 'content-type': 'application/json' }),
      }
      const sent = request({ host: '127.0.0.1', port, method, path, agent, headers, timeout: 30_000 }, (response) => {
        let text = ''
        response.on('data', (piece) => {
          text += piece
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }))
        response.on('error', reject)
      })
      sent.on('error', reject)
      sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')))
      sent.end(body && JSON.stringify(body))
    })
  return Object.assign(client, { close: () => agent.destroy() })
}

type OpenAttempt = {
  readonly token: string
  readonly id: number
  readonly device: string
  readonly epoch: number
  seq: number
}

/** Students with open attempts, and what was acknowledged to each. */
export type Load = {
  readonly acknowledged: ReadonlyMap<string, string>
  readonly sent: ReadonlyMap<string, string>
  /** Saves at the rate of devices until stopped, with retries. */
  work(): { stop(): Promise<Worked> }
}
export type Worked = {
  readonly saves: number
  readonly failures: number
  /** Seconds: the longest time in which nobody's save was acknowledged. */
  readonly longestSilence: number
  readonly p99: number
}

export async function startLoad(client: Client, tokens: readonly string[], testId: number): Promise<Load> {
  const acknowledged = new Map<string, string>()
  const sent = new Map<string, string>()
  const attempts = await Promise.all(
    tokens.map(async (token): Promise<OpenAttempt> => {
      const started = await client('POST', '/api/v1/tests/usertest/', { as: token, body: { test_id: testId } })
      const { id } = JSON.parse(started.text) as Attempt
      const device = randomUUID()
      const path = `/api/v1/tests/usertest/${id}/takeover/`
      const { epoch } = JSON.parse((await client('POST', path, { as: token, body: { device } })).text)
      return { token, id, device, epoch, seq: 0 }
    }),
  )

  /** Numbers and choices are kept before they are sent. */
  function nextActions(attempt: OpenAttempt) {
    return Array.from({ length: 1 + (attempt.seq % 3) }, () => {
      const seq = ++attempt.seq
      const user_choice = LETTERS[Math.floor(Math.random() * 4)] as string
      sent.set(`${attempt.id} ${seq}`, user_choice)
      return { seq, at: seq, question_number: (seq % QUESTIONS) + 1, user_choice }
    })
  }

  return {
    acknowledged,
    sent,
    work() {
      let over = false
      let failures = 0
      let last = performance.now()
      let longest = 0
      const times: number[] = []
      const deliver = async (attempt: OpenAttempt, actions: ReturnType<typeof nextActions>): Promise<boolean> => {
        const path = `/api/v1/tests/usertest/${attempt.id}/actions/`
        const body = { device: attempt.device, epoch: attempt.epoch, actions }
        const began = performance.now()
        const reply = await client('POST', path, { as: attempt.token, body }).catch(() => undefined)
        if (reply?.status !== 200) return false
        const now = performance.now()
        longest = Math.max(longest, now - last)
        last = now
        times.push(now - began)
        const actionsReply = JSON.parse(reply.text) as ActionsReply
        for (const seq of actionsReply.acknowledged) {
          acknowledged.set(`${attempt.id} ${seq}`, sent.get(`${attempt.id} ${seq}`) ?? '')
        }
        return actionsReply.refused.length === 0
      }
      const working = attempts.map(async (attempt) => {
        await sleep(Math.random() * PAUSE_MS)
        while (!over) {
          const actions = nextActions(attempt)
          while (!(await deliver(attempt, actions)) && !over) {
            failures++
            await sleep(200)
          }
          await sleep(PAUSE_MS)
        }
      })
      return {
        async stop() {
          over = true
          await Promise.all(working)
          times.sort((a, b) => a - b)
          const p99 = times[Math.floor(times.length * 0.99)] ?? 0
          return { saves: times.length, failures, longestSilence: longest / 1000, p99 }
        },
      }
    },
  }
}

/** Compares the log with what students sent and what was acknowledged. */
export async function compare(
  pool: pg.Pool,
  { sent }: Load,
  acknowledged: ReadonlyMap<string, string>,
): Promise<{ missing: number; changed: number; invented: number }> {
  const { rows } = await pool.query("select attempt_id || ' ' || seq as key, choice from actions")
  const stored = new Map<string, string>(rows.map(({ key, choice }) => [key, choice]))
  const pairs = [...acknowledged]
  return {
    missing: pairs.filter(([key]) => !stored.has(key)).length,
    changed: pairs.filter(([key, choice]) => stored.has(key) && stored.get(key) !== choice).length,
    invented: [...stored.keys()].filter((key) => !sent.has(key)).length,
  }
}
