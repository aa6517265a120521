import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { testApp } from './app.ts'
import { startSitting } from './attempts/sitting.ts'
import { freshDatabase, type TestDatabase } from './database.ts'
import { aStudent } from './factories.ts'
import { aTest } from './papers/papers.ts'

export type TestContext = { readonly app: FastifyInstance; readonly database: TestDatabase }

/** The application on a database that the tests of a file share. */
export function useApp(): TestContext {
  const here = {} as { -readonly [Key in keyof TestContext]: TestContext[Key] }
  beforeAll(async () => {
    here.database = await freshDatabase()
    here.app = await testApp(here.database)
  })
  afterAll(async () => {
    await here.app.close()
    await here.database.close()
  })
  return here
}

/** A student of their own at a test of its own. */
export async function startNewSitting({ app, database }: TestContext, options: Parameters<typeof aTest>[1] = {}) {
  const student = await aStudent(database.db)
  const { id } = await aTest(database.db, options)
  return { student, testId: id, sitting: await startSitting(app, student.token, id) }
}

/** How a refusal looks. */
export const problem = (reply: { statusCode: number; json(): { code: string } }) => [
  reply.statusCode,
  reply.json().code,
]
