import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { openApiDocument } from '../openapi.ts'
import { ACCESS_RULES, TAKES_FILE } from '../testing/all-calls/access-rules.ts'
import type { Expectation } from '../testing/all-calls/rules/expectation.ts'
import { addressOf, aStaffSession, aStudentWithRecords } from '../testing/all-calls/student-records.ts'
import { aStudent } from '../testing/factories.ts'
import { PNG } from '../testing/files/files.ts'
import { useApp } from '../testing/use-app.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const here = useApp()

test('there is a row for every call, and none for a call that is gone', async () => {
  const { paths } = (await openApiDocument()) as { paths: Record<string, object> }
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
  )
  expect(Object.keys(ACCESS_RULES).sort()).toEqual(calls.sort())
})

/** Ids of the same shape that were never given to anything. */
const NEVER: Readonly<Record<string, string>> = {
  attemptId: '4000000001',
  orderId: '4000000001',
  doubtId: '4000000001',
  noteId: '00000000-0000-4000-8000-000000000000',
  sessionId: '00000000-0000-4000-8000-000000000000',
  userId: '4000000001',
}

async function send(call: string, address: string, body: object | undefined, token: string | undefined) {
  const isFile = TAKES_FILE.test(call)
  return here.app.inject({
    method: call.split(' ')[0] as Method,
    url: address,
    headers: {
      origin: 'https://elsewhere.example.com',
      ...(token !== undefined && { authorization: `Token ${token}` }),
      ...(isFile && { 'content-type': 'application/octet-stream' }),
    },
    ...(isFile ? { payload: PNG } : body && { payload: body }),
  })
}

/** What every answer has and has not, whoever asks for what. */
function isClosed(reply: LightMyRequestResponse): void {
  expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(
    Object.keys(reply.headers).filter((name) => /^(set-cookie|access-control-.*|x-powered-by)$/.test(name)),
  ).toEqual([])
}

test.each(Object.entries(ACCESS_RULES))('%s', async (call, [answers, more = {}]: Expectation) => {
  const [, path = ''] = call.split(' ')
  const staff = await aStaffSession(here.database.db, true)
  const owned = await aStudentWithRecords(here.app, here.database.db, staff)
  const other = await aStudent(here.database.db, 'Other Student')
  const who: readonly (string | undefined)[] = [
    undefined,
    other.token,
    owned.student.token,
    await aStaffSession(here.database.db, false),
    staff,
  ]
  const address = (await addressOf(path, owned, await more.params?.(owned))) + (more.query ?? '')
  const body = await more.body?.(owned)
  // who is refused comes first, the owner last: what the others might have done is seen then
  const place = (n: number) => Number((answers[n] ?? 0) < 400) * 2 + Number(n === 2)
  const replies: LightMyRequestResponse[] = []
  for (const n of [0, 1, 2, 3, 4].sort((a, b) => place(a) - place(b))) {
    if (n === 2 && (answers[2] ?? 0) < 300 && `GET ${path}` in ACCESS_RULES) {
      expect((await send(`GET ${path}`, address, undefined, who[2])).statusCode).toBe(200)
    }
    replies[n] = await send(call, address, body, who[n])
  }
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(answers)

  for (const [n, reply] of replies.entries()) {
    isClosed(reply)
    // a cache that goes by the address alone would answer others with it
    if (answers[0] === 401 && answers[1] !== 401)
      expect(reply.headers['cache-control'], String(n)).toMatch(/^(private, )?no-/)
    if (n === 2 || (n === 4 && path.startsWith('/staff/'))) continue
    expect(reply.body).not.toContain(owned.student.email)
    expect(reply.body.toLowerCase()).not.toContain('owner-of-it-all')
  }
  if ([403, 404].includes(answers[1]) && /\{(attemptId|orderId|doubtId|noteId|sessionId|userId)\}/.test(path)) {
    const never = await addressOf(path, owned, NEVER)
    expect((await send(call, never, body, other.token)).body).toBe(replies[1]?.body)
  }
})
