import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ActionsReply } from '@pariksha/contract/attempts/answers'
import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { AttemptResult, AttemptWithOutcome } from '@pariksha/contract/attempts/results'
import { advanceClock } from '../../../server/src/testing/attempts/sitting.ts'
import { aStudent } from '../../../server/src/testing/factories.ts'
import { aTest, releaseResults } from '../../../server/src/testing/papers/papers.ts'
import type { ServerProcess } from '../../../server/src/testing/processes/server-process.ts'
import type { Installation } from '../installation.ts'
import { chaosPaper } from '../paper.ts'

export const PRACTICE = { mode: 'practice', lateWindowSeconds: 86_400 } as const
export const LIVE = { mode: 'live', lateWindowSeconds: 300 } as const
/** The end of the paper, on the attempt's clock. */
export const END = 3_600_000

export type AttemptDriver = Awaited<ReturnType<typeof startAttempt>>
export type Device = Awaited<ReturnType<AttemptDriver['open']>>

/** A student at a test of an hour, over HTTP, with any number of devices, and an observer that collects deviations. */
export async function startAttempt(installation: Installation, kind: typeof PRACTICE | typeof LIVE) {
  const { id: testId } = await aTest(installation.db, { paper: chaosPaper(60), ...kind })
  const student = await aStudent(installation.db)
  const call = (method: string, path: string, body?: unknown) =>
    (installation.servers[0] as ServerProcess).call(method, path, {
      as: student.token,
      ...(body !== undefined && { body }),
    })
  const start = async (): Promise<Attempt> => (await call('POST', '/tests/usertest/', { test_id: testId })).body
  const { id } = await start()
  await releaseResults(installation.db, testId)
  const path = `/tests/usertest/${id}/`
  const violations: string[] = []
  return {
    id,
    call,
    start,
    path,
    violations,
    /** Records a deviation from the expected value. */
    isDue(what: string, actual: unknown, due: unknown): void {
      if (!isDeepStrictEqual(actual, due))
        violations.push(`${what}: ${JSON.stringify(actual)}, due is ${JSON.stringify(due)}`)
    },
    passes: (seconds: number) => advanceClock(installation.db, id, seconds),
    read: async (): Promise<AttemptWithOutcome> => (await call('GET', path)).body,
    submit: async (body: object = {}): Promise<{ status: number; body: AttemptResult }> =>
      call('POST', `${path}submit/`, body),
    async open() {
      const device = randomUUID()
      const { epoch }: { epoch: number } = (await call('POST', `${path}takeover/`, { device })).body
      let seq = 0
      return {
        submits: () => call('POST', `${path}submit/`, { device, last_seq: seq }),
        /** Records an answer at a time of the device's clock, without sending it. */
        types: (at: number, question_number: number, user_choice: string) => ({
          seq: ++seq,
          at,
          question_number,
          user_choice,
        }),
        delivers: async (actions: readonly object[], more: object = {}): Promise<ActionsReply> =>
          (await call('POST', `${path}actions/`, { device, epoch, actions, ...more })).body,
      }
    },
  }
}

export const codes = ({ refused }: Pick<ActionsReply, 'refused'>): string[] => refused.map(({ code }) => code)
