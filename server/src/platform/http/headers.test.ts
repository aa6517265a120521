import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { readConfig } from '../config/config.ts'

async function siteAt(publicUrl: string) {
  const config = readConfig({ LOG_LEVEL: 'error', PUBLIC_URL: publicUrl })
  const app = await testApp(await databaseForTest(), { config })
  onTestFinished(() => app.close())
  return app
}

const ADDRESSES = [
  '/api/v1/site/',
  '/api/v1/orders/',
  '/api/v1/no-such-call/',
  '/api/v1/tests/%00/',
  '/api/v1/%',
  '/healthz',
]

test('behind TLS every response has HSTS', async () => {
  const app = await siteAt('https://tests.example.com')
  for (const url of ADDRESSES) {
    const { headers } = await app.inject({ url })
    expect([url, headers['strict-transport-security']]).toEqual([url, 'max-age=31536000'])
  }
})

test('without TLS no response has HSTS', async () => {
  const app = await siteAt('http://localhost:3000')
  for (const url of ADDRESSES) {
    expect((await app.inject({ url })).headers['strict-transport-security']).toBeUndefined()
  }
})

test('every response forbids sniffing, framing and scripts', async () => {
  const app = await siteAt('https://tests.example.com')
  for (const url of ADDRESSES) {
    const { headers } = await app.inject({ url })
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-permitted-cross-domain-policies': 'none',
    })
  }
})

test('what a call answers to whom it knows is kept by no cache, and what it answers to everybody may be', async () => {
  const database = await databaseForTest()
  const app = await testApp(database)
  onTestFinished(() => app.close())
  const { token } = await aStudent(database.db)
  const keptAs = async (url: string, headers: Record<string, string>) =>
    (await app.inject({ url, headers })).headers['cache-control']
  for (const url of ['/api/v1/tests/free/', '/api/v1/search/?q=test']) {
    expect(await keptAs(url, { authorization: `Token ${token}` }), url).toBe('private, no-store')
    expect(await keptAs(url, {}), url).toBeUndefined()
  }
})

test('no response has a CORS header, preflight included', async () => {
  const app = await siteAt('https://tests.example.com')
  for (const origin of ['https://elsewhere.example.com', 'null', 'https://tests.example.com.example.org']) {
    const asked = await app.inject({
      method: 'OPTIONS',
      url: '/api/v1/accounts/user/',
      headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization' },
    })
    const sent = await app.inject({ url: '/api/v1/site/', headers: { origin } })
    expect(asked.statusCode).toBeGreaterThanOrEqual(400)
    for (const { headers } of [asked, sent]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  }
})

test('endless headers and endless requests are cut off', async () => {
  const app = await siteAt('http://localhost:3000')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const status = await new Promise<number | undefined>((done, failed) => {
    const sent = request({ port, host: '127.0.0.1', path: '/healthz', headers: { 'x-filler': 'x'.repeat(20_000) } })
    sent.on('response', (reply) => {
      reply.resume()
      done(reply.statusCode)
    })
    sent.on('error', failed)
    sent.end()
  })
  expect(status).toBe(431)
  expect(app.server.requestTimeout).toBe(120_000)
  expect(app.server.headersTimeout).toBeGreaterThan(0)
  expect(app.server.headersTimeout).toBeLessThanOrEqual(60_000)
})
