import { randomUUID } from 'node:crypto'
import type { ActionsReply, DeviceAction } from '@pariksha/contract/attempts/answers'
import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { AttemptResult, AttemptWithOutcome } from '@pariksha/contract/attempts/results'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { call } from '../app.ts'

/** A student at an attempt, speaking to the server as a browser does. */
export async function startSitting(app: FastifyInstance, token: string, testId: number) {
  const reply = await call(app, 'POST', '/tests/usertest/', { as: token, body: { test_id: testId } })
  if (reply.statusCode > 201) throw new Error(`start answered ${reply.statusCode}: ${reply.body}`)
  const { id } = reply.json<Attempt>()
  const path = `/tests/usertest/${id}`
  return {
    id,
    path,
    read: async (): Promise<AttemptWithOutcome> => (await call(app, 'GET', `${path}/`, { as: token })).json(),
    patch: (question: number, body: object) => call(app, 'PATCH', `${path}/${question}/`, { as: token, body }),
    pause: () => call(app, 'POST', `${path}/pause/`, { as: token }),
    resume: () => call(app, 'POST', `${path}/resume/`, { as: token }),
    submit: (body?: object) => call(app, 'POST', `${path}/submit/`, { as: token, ...(body && { body }) }),
    result: async (): Promise<AttemptResult> => (await call(app, 'POST', `${path}/submit/`, { as: token })).json(),
    openOn: (on: FastifyInstance = app) => openDevice(on, token, path),
  }
}

export type Device = Awaited<ReturnType<typeof openDevice>>

/** A browser tab that has the attempt open. */
async function openDevice(app: FastifyInstance, token: string, path: string) {
  const device = randomUUID()
  let epoch = 0
  let seq = 0
  const takeOver = async () => {
    const reply = await call(app, 'POST', `${path}/takeover/`, { as: token, body: { device } })
    if (reply.statusCode === 200) {
      epoch = reply.json<{ epoch: number }>().epoch
      seq = 0
    }
    return reply
  }
  await takeOver()
  const send = (actions: readonly object[], more: object = {}, on: FastifyInstance = app) =>
    call(on, 'POST', `${path}/actions/`, { as: token, body: { device, epoch, actions, ...more } })
  return {
    device,
    takeOver,
    get epoch() {
      return epoch
    },
    /** An action with the next number, not sent yet. */
    does: (question_number: number, rest: Partial<DeviceAction> = {}): DeviceAction => ({
      seq: ++seq,
      at: 1_000 * seq,
      question_number,
      ...rest,
    }),
    send,
    sent: async (actions: readonly object[], more: object = {}): Promise<ActionsReply> => {
      const reply = await send(actions, more)
      if (reply.statusCode !== 200) throw new Error(`actions answered ${reply.statusCode}: ${reply.body}`)
      return reply.json()
    },
    submitWithCount: (more: { at?: number } = {}) =>
      call(app, 'POST', `${path}/submit/`, { as: token, body: { device, last_seq: seq, ...more } }),
  }
}

/** Simulates passing time: shifts all timestamps of an attempt into the past. */
export async function advanceClock(db: Database, attemptId: number, seconds: number): Promise<void> {
  const back = sql<Date>`make_interval(secs => ${seconds}::float8)`
  await db.transaction().execute(async (tx) => {
    await sql`update attempts set created_at = created_at - ${back}, started_at = started_at - ${back}, deadline_at = deadline_at - ${back},
      late_until = late_until - ${back}, paused_at = paused_at - ${back}, resumed_at = resumed_at - ${back} where id = ${attemptId}`.execute(
      tx,
    )
    await sql`update devices set heard_at = heard_at - ${back} where attempt_id = ${attemptId}`.execute(tx)
    await sql`update given_time set given_at = given_at - ${back} where attempt_id = ${attemptId}`.execute(tx)
    await sql`update actions set received_at = received_at - ${back} where attempt_id = ${attemptId}`.execute(tx)
  })
}
