import { COLLECTIONS } from '@pariksha/contract/site/collections/collections'
import { SETTINGS } from '@pariksha/contract/site/collections/settings'
import fc from 'fast-check'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from '../openapi.ts'
import { HOSTILE, nearly, type Schema } from '../testing/all-calls/hostile.ts'
import { addressOf, aStaffSession, aStudentWithRecords, type Owned } from '../testing/all-calls/student-records.ts'
import { testApp } from '../testing/app.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Operation = {
  readonly parameters?: readonly { in: string; name: string }[]
  readonly requestBody?: { content: Record<string, { schema: Schema }> }
}
type Route = { readonly method: Method; readonly path: string; readonly operation: Operation }

/** Bodies tried for each call; `npm run test:nightly` tries others, and more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? (process.env.NIGHTLY ? 200 : 8))

const { paths } = (await openApiDocument()) as { paths: Record<string, Record<string, Operation>> }
const ROUTES: readonly Route[] = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    method: method.toUpperCase() as Method,
    path: path.replace('/api/v1', ''),
    operation,
  })),
)

let database: TestDatabase
let app: FastifyInstance
let owned: Owned
let staff: string
beforeAll(async () => {
  database = await freshDatabase()
  app = await testApp(database)
  staff = await aStaffSession(database.db, true)
  await renew()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

/** Some of the calls end the session, or the account. */
async function renew(): Promise<void> {
  owned = await aStudentWithRecords(app, database.db, staff)
}

async function send(path: string, options: InjectOptions): Promise<LightMyRequestResponse> {
  const token = path.startsWith('/staff/') && !path.includes('second-step') ? staff : owned.student.token
  const reply = await app.inject({ ...options, headers: { ...options.headers, authorization: `Token ${token}` } })
  if (reply.statusCode === 401 && !path.endsWith('/login/')) await renew()
  return reply
}

/** No more than a problem the caller can read, and nothing of it in a header. */
function isHarmless(reply: LightMyRequestResponse, what: string): void {
  expect(reply.statusCode, `${what} ${reply.body.slice(0, 300)}`).toBeLessThan(500)
  expect(Object.keys(reply.headers), what).not.toContain('x-injected')
  expect(reply.headers['set-cookie'], what).toBeUndefined()
  // nothing that a browser would take for a page or a spreadsheet
  expect(String(reply.headers['content-type'] ?? 'application/json'), what).toMatch(
    /^(application\/(problem\+)?json|application\/pdf|application\/octet-stream|image\/png|text\/csv)\b/,
  )
  if (reply.statusCode >= 400)
    expect(reply.json(), what).toMatchObject({ status: reply.statusCode, code: expect.any(String) })
  if (!reply.headers['content-encoding'] && String(reply.headers['content-type']).includes('json')) {
    for (const html of htmlIn(reply.json())) expect(html, what).not.toMatch(DANGEROUS)
  }
}

/** What pages show as HTML: the texts below these keys, in one language or in several. */
function htmlIn(body: unknown, isHtml = false): string[] {
  if (typeof body === 'string') return isHtml ? [body] : []
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([key, value]) =>
    htmlIn(value, isHtml || ['html', 'explanation', 'question', 'passage'].includes(key)),
  )
}

/** What must not be in made HTML: a tag or an attribute that runs something, an address that does. */
const DANGEROUS =
  /<(script|iframe|object|embed|base|form|meta|link|svg)\b|<[^>]+\son\w+\s*=|<[^>]+(href|src)\s*=\s*["']?\s*(javascript|data|file):/i

const withBody = ROUTES.filter(({ operation }) => operation.requestBody)
const schemaOf = ({ operation }: Route) => Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? {}
const named = (routes: readonly Route[]) =>
  routes.map((route): [string, Route] => [`${route.method} ${route.path}`, route])

describe('hostile strings in every path and query', () => {
  test.each(named(ROUTES))('%s', async (name, { method, path, operation }) => {
    const params = (operation.parameters ?? []).filter((parameter) => ['path', 'query'].includes(parameter.in))
    for (const { in: place, name: param } of params) {
      for (const word of HOSTILE) {
        const coded = encodeURIComponent(word.toWellFormed())
        const address =
          place === 'query'
            ? `${await addressOf(path, owned)}?${param}=${coded}`
            : await addressOf(path, owned, { [param]: coded })
        isHarmless(await send(path, { method, url: address }), `${name} ${address.slice(0, 200)}`)
      }
    }
  })

  test('and without URL encoding', async () => {
    for (const { method, path } of ROUTES) {
      for (const raw of [
        '../../etc/passwd',
        '..%2f..%2fetc%2fpasswd',
        '%00',
        '%',
        '%ff%fe',
        '%u0041',
        '..;/',
        '.%0d%0a',
      ]) {
        const url = `/api/v1${path.replace(/\{\w+\}/, () => raw).replaceAll(/\{\w+\}/g, '1')}`
        isHarmless(await send(path, { method, url }), `${method} ${url}`)
      }
    }
  })
})

describe('hostile strings in every field of every body, and bodies that nearly fit', () => {
  test.each(named(withBody))('%s', async (name, route) => {
    await fc.assert(
      fc.asyncProperty(nearly(schemaOf(route)), async (payload) => {
        const reply = await send(route.path, {
          method: route.method,
          url: await addressOf(route.path, owned),
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(payload) ?? '',
        })
        isHarmless(reply, `${name} ${JSON.stringify(payload)?.slice(0, 300)}`)
      }),
      { numRuns: RUNS },
    )
  })

  const editable = [
    ...Object.entries(COLLECTIONS).map(([collection, schema]) => ['POST', `/staff/${collection}/`, schema] as const),
    ...Object.entries(SETTINGS).map(([setting, schema]) => ['PUT', `/staff/settings/${setting}/`, schema] as const),
  ]
  test.each(editable)('%s %s', async (method, path, schema) => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
    await fc.assert(
      fc.asyncProperty(nearly(json), async (fields) => {
        const payload = JSON.stringify(fields) ?? ''
        const headers = { 'content-type': 'application/json' }
        isHarmless(
          await send(path, { method, url: `/api/v1${path}`, headers, payload }),
          `${path} ${payload.slice(0, 300)}`,
        )
      }),
      { numRuns: RUNS },
    )
  })
})

test('hostile strings in the headers that are read', async () => {
  for (const word of HOSTILE) {
    const value = word.replace(/[^\x20-\x7e]/g, '').slice(0, 4000)
    for (const header of [
      'authorization',
      'accept-language',
      'user-agent',
      'x-forwarded-for',
      'if-none-match',
      'cookie',
      'accept-encoding',
      'host',
    ]) {
      const reply = await app.inject({ url: '/api/v1/tests/', headers: { [header]: value } })
      isHarmless(reply, `${header}: ${value.slice(0, 100)}`)
    }
  }
})

test('stored hostile texts come back as harmless text', async () => {
  for (const word of HOSTILE.filter((word) => word.trim() !== '' && !word.includes('\u0000') && word.isWellFormed())) {
    const text = word.slice(0, 4000)
    const note = `/notes/${crypto.randomUUID()}/`
    const kept = await send(note, {
      method: 'PUT',
      url: `/api/v1${note}`,
      payload: { title: 'A note', text, version: 0 },
    })
    isHarmless(kept, text)
    const asked = await send('/doubts/', {
      method: 'POST',
      url: '/api/v1/doubts/',
      payload: { title: 'A doubt', text },
    })
    isHarmless(asked, text)
    if (asked.statusCode === 201) {
      const read = await send('/staff/doubts/', { method: 'GET', url: `/api/v1/staff/doubts/${asked.json().id}/` })
      expect(read.statusCode).toBe(200)
      isHarmless(read, text)
    }
  }
})

test('afterwards no prototype is polluted and nobody became an owner', async () => {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  const { owners, users } = await database.db
    .selectFrom('users')
    .select((eb) => [
      eb.fn.countAll<number>().as('users'),
      eb.fn.countAll<number>().filterWhere(sql<boolean>`'owner' = any(staff_roles)`).as('owners'),
    ])
    // a body that fits may make an owner of the colleague whose roles it sets
    .where('full_name', '<>', 'Staff Colleague')
    .executeTakeFirstOrThrow()
  expect(users).toBeGreaterThan(1)
  expect(owners).toBe(1)
})
