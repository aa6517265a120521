import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openDatabase, openPool } from '../server/src/platform/db/database.ts'
import { connectionTo } from '../server/src/platform/db/embedded/embedded.ts'
import { aStudent } from '../server/src/testing/factories.ts'
import type { ServerProcess } from '../server/src/testing/processes/server-process.ts'
import { bigTest } from './load/students.ts'

const ANSWERED = 150

type SubmittedAttempt = {
  readonly path: string
  /** What the browser of its student has stored. */
  readonly stored: Record<string, string>
}

/** A test of two hundred questions that a student has submitted, on a server with its database under `home`. */
export async function submittedAttempt(server: ServerProcess, home: string): Promise<SubmittedAttempt> {
  const pool = openPool(connectionTo(join(home, 'postgres/run'), 'postgres'), 2)
  try {
    const [{ token }, test] = [await aStudent(openDatabase(pool)), await bigTest(pool)]
    const post = async (path: string, body: object) => {
      const reply = await server.call('POST', `/tests/usertest/${path}`, { as: token, body })
      if (reply.status >= 300) throw new Error(`${path} answered ${reply.status} ${JSON.stringify(reply.body)}`)
      return reply.body as { readonly id: number; readonly epoch: number }
    }
    const { id } = await post('', { test_id: test.id })
    const device = randomUUID()
    const { epoch } = await post(`${id}/takeover/`, { device })
    const actions = Array.from({ length: ANSWERED }, (_, index) => ({
      seq: index + 1,
      at: 100 * index,
      question_number: index + 1,
      user_choice: 'abcd'[index % 4],
    }))
    await post(`${id}/actions/`, { device, epoch, actions })
    await post(`${id}/submit/`, { device, last_seq: ANSWERED })
    const { body: user } = await server.call('GET', '/accounts/user/', { as: token })
    return { path: `/test/${test.id}/usertest/${id}`, stored: { token, user: JSON.stringify(user) } }
  } finally {
    await pool.end()
  }
}
