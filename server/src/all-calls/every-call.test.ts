import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { AttemptWithOutcome } from '@pariksha/contract/attempts/results'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument } from '../openapi.ts'
import { createSealedPapers } from '../papers/seal.ts'
import { createPapers } from '../papers/store.ts'
import { call, testApp } from '../testing/app.ts'
import { startSitting } from '../testing/attempts/sitting.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { aStudent } from '../testing/factories.ts'
import { aTest, KEY_MARK } from '../testing/papers/papers.ts'
import { TEST_SECRET } from '../testing/secret.ts'
import { aMember, aStaffMember, firstStep } from '../testing/staff/staff.ts'

type Operation = {
  security?: unknown[]
  parameters?: { in: string; name: string }[]
  requestBody?: { content: Record<string, unknown> }
}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Route = { method: Method; path: string; operation: Operation }

let database: TestDatabase
let app: FastifyInstance
let routes: Route[]
beforeAll(async () => {
  database = await freshDatabase()
  app = await testApp(database)
  const { paths } = (await openApiDocument()) as { paths: Record<string, Record<string, Operation>> }
  routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase() as Method,
      path: path.replace('/api/v1', ''),
      operation,
    })),
  )
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const withParams = (path: string, values: Record<string, string | number>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? 1))

test('every call is tried', () => {
  expect(routes.length).toBeGreaterThan(25)
  expect(routes.map(({ path }) => path)).toContain('/tests/usertest/{attemptId}/submit/')
})

test('before the submit no response of any call contains the key', async () => {
  const student = await aStudent(database.db)
  const { id: testId, series } = await aTest(database.db)
  const sitting = await startSitting(app, student.token, testId)
  const tab = await sitting.openOn()
  const bodies: Record<string, object> = {
    '/tests/usertest/': { test_id: testId },
    '/tests/usertest/{attemptId}/{questionNumber}/': { user_choice: 'a' },
    '/tests/usertest/{attemptId}/actions/': {
      device: tab.device,
      epoch: tab.epoch,
      actions: [tab.does(1, { user_choice: 'a' })],
    },
    '/tests/usertest/{attemptId}/takeover/': { device: tab.device },
  }
  // what ends the attempt or the session comes after the others
  const tried = routes.filter(
    ({ path, method }) => !path.endsWith('/submit/') && !path.endsWith('/logout/') && method !== 'DELETE',
  )
  const values = { attemptId: sitting.id, questionNumber: 1, testId, series, userId: student.id }
  const seen: string[] = []
  for (const seriesOrTestId of [testId, series]) {
    for (const { method, path } of tried) {
      const body = bodies[path] ?? (method === 'GET' ? undefined : {})
      const reply = await call(app, method, withParams(path, { ...values, seriesOrTestId }), {
        as: student.token,
        ...(body && { body }),
      })
      expect(reply.statusCode, `${method} ${path}`).toBeLessThan(500)
      const text = reply.headers['content-encoding']
        ? JSON.stringify(await readPaper(sitting.path, student.token))
        : reply.body
      expect(text, `${method} ${path}`).not.toContain(KEY_MARK)
      expect(text, `${method} ${path}`).not.toContain('correct_choice')
      if (reply.statusCode === 200 || reply.statusCode === 201) seen.push(path)
    }
  }
  expect(seen).toEqual(
    expect.arrayContaining([
      '/tests/usertest/{attemptId}/paper/',
      '/tests/usertest/{attemptId}/{questionNumber}/',
      '/tests/usertest/{attemptId}/',
      '/tests/{series}/{testId}/',
      '/tests/usertest/{attemptId}/actions/',
    ]),
  )
  expect(JSON.stringify((await sitting.result()).test_json)).toContain(KEY_MARK)
  expect(((await sitting.read()) as AttemptWithOutcome).outcome).not.toBeNull()
})

test('before a live test opens no call reveals a question of it or the key of its sealed paper', async () => {
  const student = await aStudent(database.db)
  const { id: testId, series } = await aTest(database.db, { mode: 'live', opensAt: new Date(Date.now() + 600_000) })
  const asStudent = { authorization: `Token ${student.token}` }
  const ask = (url: string) => app.inject({ url: `/api/v1${url}`, headers: asStudent })
  const { paper_hash } = (await ask(`/tests/${testId}/opening/`)).json()
  const start = { test_id: testId, sealed: { paper_hash, device: randomUUID() } }
  const sealed = createSealedPapers(TEST_SECRET)
  const { paper_id } = await database.db
    .selectFrom('tests')
    .select('paper_id')
    .where('id', '=', testId)
    .executeTakeFirstOrThrow()
  const key = sealed.key(testId, await createPapers(database.db).load(paper_id as number))
  const keys = (['base64', 'base64url', 'hex', 'latin1'] as const).map((encoding) => key.toString(encoding))
  const plain = ({ headers, rawPayload }: LightMyRequestResponse) =>
    (headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString('latin1')

  const found: string[] = []
  const values = { attemptId: 1, questionNumber: 1, testId, series, userId: student.id }
  for (const seriesOrTestId of [testId, series]) {
    for (const { method, path } of routes.filter((one) => one.method !== 'DELETE' && !one.path.endsWith('/logout/'))) {
      const body = path === '/tests/usertest/' ? start : {}
      const reply = await app.inject({
        method,
        url: `/api/v1${withParams(path, { ...values, seriesOrTestId })}`,
        headers: { ...asStudent, 'accept-encoding': 'gzip' },
        ...(method !== 'GET' && { payload: body }),
      })
      const text = plain(reply)
      for (const secret of [...keys, 'of section 1?']) expect(text, `${method} ${path}`).not.toContain(secret)
      if (reply.statusCode === 200 && text.length > 0) found.push(path)
    }
  }
  expect(found).toEqual(expect.arrayContaining(['/tests/{testId}/opening/', '/tests/{testId}/sealed-paper/']))

  await sql`update tests set opens_at = now() where id = ${testId}`.execute(database.db)
  const started = await call(app, 'POST', '/tests/usertest/', { as: student.token, body: start })
  expect(started.json().sealed.key).toBe(keys[0])
})

async function readPaper(path: string, token: string): Promise<unknown> {
  const reply = await app.inject({
    url: `/api/v1${path}/paper/`,
    headers: { authorization: `Token ${token}`, 'accept-encoding': 'gzip' },
  })
  return reply.statusCode === 200 ? JSON.parse(gunzipSync(reply.rawPayload).toString()) : reply.body
}

describe('unauthenticated and malformed calls', () => {
  test('every call that needs a student refuses who has no token, a wrong one or one of another kind', async () => {
    const closed = routes.filter(({ operation }) => operation.security)
    expect(closed.length).toBeGreaterThan(15)
    for (const { method, path } of closed) {
      for (const authorization of [undefined, 'Token nonsense', `Token ${'x'.repeat(43)}`, 'Bearer abc']) {
        const reply = await app.inject({
          method,
          url: `/api/v1${withParams(path, {})}`,
          headers: authorization ? { authorization } : {},
        })
        expect([method, path, reply.statusCode, reply.json().error]).toEqual([
          method,
          path,
          401,
          'Your session has expired. Please login again.',
        ])
      }
    }
  })

  test('a member of the staff who did the first step alone can do the second one and sign out, and nothing else', async () => {
    const token = await firstStep(app, await aMember(database.db))
    const allowed = new Set<string>()
    const closed = routes.filter(({ operation }) => operation.security)
    closed.sort((a, b) => Number(a.path === '/accounts/logout/') - Number(b.path === '/accounts/logout/'))
    for (const { method, path, operation } of closed) {
      const values = { sessionId: '00000000-0000-4000-8000-000000000000' }
      const reply = await call(app, method, withParams(path, values), {
        as: token,
        ...(operation.requestBody && { body: {} }),
      })
      if (reply.statusCode === 403) expect([path, reply.json().code]).toEqual([path, 'second_step_needed'])
      else allowed.add(`${method} ${path}`)
    }
    expect([...allowed].sort()).toEqual([
      'GET /staff/session/',
      'POST /accounts/logout/',
      'POST /staff/second-step/',
      'POST /staff/second-step/confirm/',
      'POST /staff/second-step/start/',
    ])
  })

  test('every body refuses unknown fields and invalid JSON', async () => {
    const student = await aStudent(database.db)
    const staff = await aStaffMember(app, database.db)
    for (const { method, path } of routes.filter(({ operation }) => operation.requestBody)) {
      const url = withParams(path, { userId: student.id, collection: 'slides', setting: 'popup' })
      const { token } = path.startsWith('/staff/') ? staff : student
      const unknown = await call(app, method, url, { as: token, body: { surprise: true } })
      expect([path, unknown.statusCode, unknown.json().code]).toEqual([path, 400, 'bad_input'])
      expect(unknown.json().errors.length, path).toBeGreaterThan(0)
      const broken = await app.inject({
        method,
        url: `/api/v1${url}`,
        headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
        payload: '{"half":',
      })
      expect([path, broken.statusCode]).toEqual([path, 400])
    }
  })

  test('a body that is too large is refused before it is read', async () => {
    const student = await aStudent(database.db)
    const body = { test_id: 1, filler: 'x'.repeat(70_000) }
    const reply = await call(app, 'POST', '/tests/usertest/', { as: student.token, body })
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'too_large'])
  })

  test('invalid and out-of-range numbers are a 400', async () => {
    const student = await aStudent(database.db)
    for (const id of ['0', '-1', '1.5', 'abc', '9'.repeat(30), '%00']) {
      const reply = await call(app, 'GET', `/tests/usertest/${id}/`, { as: student.token })
      expect([id, reply.statusCode]).toEqual([id, 400])
    }
  })
})
