import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ActionsReply } from '@pariksha/contract/attempts/answers'
import type { Attempt } from '@pariksha/contract/attempts/attempt'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { aPaper, aTest } from '../../testing/papers/papers.ts'
import { startServer } from '../../testing/processes/server-process.ts'

const STUDENTS = 24

type Outcome = { readonly status: number; readonly text: string } | 'not taken' | 'cut off'

/** One request over a connection that is used again; whether it was answered, and if not, whether anything came at all. */
function post(agent: Agent, address: string, token: string, body: object): Promise<Outcome> {
  return new Promise((resolve) => {
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    const sent = request(address, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.on('data', (piece) => {
        text += piece
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', () => resolve('cut off'))
    })
    sent.on('error', () => resolve('not taken'))
    sent.end(JSON.stringify(body))
  })
}

test.each([0, 2])(
  'SIGTERM under load, draining for %i s: accepted requests are answered, later ones are refused',
  {
    timeout: 120_000,
  },
  async (drainSeconds) => {
    const { db, name } = await databaseForTest()
    const server = await startServer({
      DATABASE_URL: `postgresql:///${name}?host=${inject('socketDir')}&user=pariksha`,
      DRAIN_SECONDS: String(drainSeconds),
    })
    onTestFinished(() => server.stop())
    const { id: testId } = await aTest(db, { paper: aPaper({ sections: [{ count: 50 }] }) })
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())

    const acknowledged = new Set<string>()
    const outcomes: Outcome[] = []
    let over = false
    const student = async () => {
      const { token } = await aStudent(db)
      const { id } = (await server.call('POST', '/tests/usertest/', { as: token, body: { test_id: testId } }))
        .body as Attempt
      const device = randomUUID()
      const opened = await server.call('POST', `/tests/usertest/${id}/takeover/`, { as: token, body: { device } })
      const { epoch } = opened.body as { epoch: number }
      return async () => {
        for (let seq = 1; !over; seq++) {
          const actions = [{ seq, at: seq, question_number: (seq % 50) + 1, user_choice: 'a' }]
          const address = `${server.address}/api/v1/tests/usertest/${id}/actions/`
          const outcome = await post(agent, address, token, { device, epoch, actions })
          outcomes.push(outcome)
          if (typeof outcome === 'string' || outcome.status !== 200) await sleep(10)
          else
            for (const one of (JSON.parse(outcome.text) as ActionsReply).acknowledged) acknowledged.add(`${id} ${one}`)
        }
      }
    }
    const students = await Promise.all(Array.from({ length: STUDENTS }, student))
    const working = students.map((work) => work())
    await expect.poll(() => acknowledged.size, { timeout: 30_000, interval: 10 }).toBeGreaterThan(STUDENTS * 5)

    const before = acknowledged.size
    const stopping = server.stop()
    if (drainSeconds > 0) {
      const readyz = () => fetch(`${server.address}/readyz`, { headers: { connection: 'close' } })
      await expect.poll(async () => (await readyz()).status, { timeout: 20_000, interval: 10 }).toBe(503)
    }
    await stopping
    await sleep(50)
    over = true
    await Promise.all(working)

    expect(outcomes).not.toContain('cut off')
    const statuses = new Set(outcomes.map((outcome) => (typeof outcome === 'string' ? outcome : outcome.status)))
    expect([...statuses].filter((status) => status !== 200 && status !== 503 && status !== 'not taken')).toEqual([])
    if (drainSeconds > 0) expect(acknowledged.size).toBeGreaterThan(before)
    // everything stored was acknowledged to its sender, and nothing that was acknowledged is missing
    const stored = await db.selectFrom('actions').select(['attempt_id', 'seq']).execute()
    expect(new Set(stored.map(({ attempt_id, seq }) => `${attempt_id} ${seq}`))).toEqual(acknowledged)
  },
)
