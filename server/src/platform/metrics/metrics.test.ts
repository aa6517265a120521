import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { databaseForTest, type TestDatabase } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { aTest } from '../../testing/papers/papers.ts'
import { readConfig } from '../config/config.ts'
import { startBoss } from '../jobs/job-queue.ts'

async function listening(database: TestDatabase, env: Record<string, string> = {}) {
  const app = await testApp(database, { config: readConfig({ LOG_LEVEL: 'error', ...env }) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return { app, get: (path: string, headers: Record<string, string> = {}) => fetch(`${address}${path}`, { headers }) }
}

test('requests, commits, open attempts and the process are reported, and addresses make no labels', async () => {
  const database = await databaseForTest()
  const { app, get } = await listening(database)
  const boss = await startBoss(database.pool, app.log)
  onTestFinished(() => boss.stop({ graceful: false }))
  const student = await aStudent(database.db)
  const sitting = await startSitting(app, student.token, (await aTest(database.db)).id)
  const device = await sitting.openOn()
  await device.sent([device.does(1, { user_choice: 'a' }), device.does(2, { user_choice: 'b' })])
  for (let guess = 1; guess <= 30; guess++) await get(`/somewhere/${guess}`)
  for (let guess = 1; guess <= 30; guess++) await get(`/api/v1/tests/${guess}/`)
  const reply = await get('/metrics')
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  const text = await reply.text()
  for (const line of [
    'pariksha_http_requests_total{method="GET",route="unknown",status="4xx"} 30',
    'pariksha_save_batch_actions_sum 2',
    'pariksha_save_batch_deliveries_count 1',
    'pariksha_attempts_open{status="started"} 1',
    'pariksha_attempts_open{status="closing"} 0',
    'pariksha_database_up 1',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).not.toContain('somewhere')
  expect(text).toMatch(
    /pariksha_http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/tests\/:\w+\/?"\} 30/,
  )
  expect(Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(10_000_000)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
  // every line is a comment, a sample or empty
  for (const line of text.split('\n'))
    expect(line).toMatch(/^$|^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"\\]*",?)+\})? (-?[\d.e+-]+|NaN))$/)
})

test('without a token only this machine reads the metrics, and nobody through a proxy', async () => {
  const { get } = await listening(await databaseForTest())
  expect((await get('/metrics')).status).toBe(200)
  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404)
  expect((await get('/metrics', { forwarded: 'for=203.0.113.9' })).status).toBe(404)
})

test('with a token nobody reads them without it', async () => {
  const { get } = await listening(await databaseForTest(), { METRICS_TOKEN: 'a token of its own' })
  expect((await get('/metrics')).status).toBe(404)
  expect((await get('/metrics', { authorization: 'Bearer another token' })).status).toBe(404)
  const through = { authorization: 'Bearer a token of its own', 'x-forwarded-for': '203.0.113.9' }
  expect((await get('/metrics', through)).status).toBe(200)
})

test('a database that is gone is reported, and does not stop the metrics', async () => {
  const database = await databaseForTest()
  const { get } = await listening({ ...database, pool: Object.create(database.pool, { query: { value: gone } }) })
  const text = await (await get('/metrics')).text()
  expect(text).toContain('pariksha_database_up 0')
  expect(text).toContain('process_resident_memory_bytes')
})

async function gone(): Promise<never> {
  throw new Error('connection refused')
}

test('an answer carries the id of its request: the one of the proxy on this machine, else a new one', async () => {
  const { get } = await listening(await databaseForTest())
  const idOf = async (headers: Record<string, string> = {}) =>
    (await get('/healthz', headers)).headers.get('x-request-id')
  expect(await idOf({ 'x-request-id': '0123456789abcdef0123456789abcdef' })).toBe('0123456789abcdef0123456789abcdef')
  const made = [await idOf(), await idOf({ 'x-request-id': 'short' }), await idOf({ 'x-request-id': 'two words here' })]
  for (const id of made) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(new Set(made).size).toBe(3)
})
