import { randomUUID } from 'node:crypto'
import type { ActionsReply } from '@pariksha/contract/attempts/answers'
import type { Standing } from '@pariksha/contract/attempts/results'
import type { Letter } from '@pariksha/domain/question'
import { aStudent } from '../../server/src/testing/factories.ts'
import type { Site } from './site.ts'
import type { Student } from './student.ts'

export type AttemptClient = Awaited<ReturnType<typeof startAttempt>>

/** Calls the API and throws if the call fails. */
export async function ask<Reply>({ server }: Site, as: string, call: string, body?: object): Promise<Reply> {
  const [method = '', path = ''] = call.split(' ')
  const reply = await server.call(method, path, { as, ...(body && { body }) })
  if (reply.status >= 300) throw new Error(`${call} answered ${reply.status} ${JSON.stringify(reply.body)}`)
  return reply.body as Reply
}

/** A student with a running attempt, who makes the calls of the exam room without a browser. */
export async function startAttempt(site: Site, testId: number, who?: Student) {
  const student = who ?? (await aStudent(site.database.db))
  const as = student.token
  const { id } = await ask<{ id: number }>(site, as, 'POST /tests/usertest/', { test_id: testId })
  const path = `/tests/usertest/${id}`
  const device = randomUUID()
  const { epoch } = await ask<{ epoch: number }>(site, as, `POST ${path}/takeover/`, { device })
  let seq = 0
  return {
    student,
    attemptId: id,
    path,
    /** Answers to the questions from `first` on, typed one second after the other from `at` on, in one delivery. */
    answer: (choices: readonly Letter[], { first = 1, at = 1_000 } = {}) =>
      ask<ActionsReply>(site, as, `POST ${path}/actions/`, {
        device,
        epoch,
        actions: choices.map((user_choice, index) => ({
          seq: ++seq,
          at: at + 1_000 * index,
          question_number: first + index,
          user_choice,
        })),
      }),
    submit: () => ask<object>(site, as, `POST ${path}/submit/`, { device, last_seq: seq }),
    standing: () => ask<Standing>(site, as, `GET ${path}/standing/`),
  }
}
