import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PracticeReminder } from '@pariksha/contract/practice/practice-reminder'
import type { Today } from '@pariksha/contract/practice/ten-a-day'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { call, testApp } from '../../testing/app.ts'
import { freshDatabase } from '../../testing/database.ts'
import { erasesAccount } from '../../testing/erase-account.ts'
import { aStudent } from '../../testing/factories.ts'
import { TEST_SECRET } from '../../testing/secret.ts'
import { problem } from '../../testing/use-app.ts'
import { sendReminders } from './send-reminders.ts'
import { createVapid } from './vapid.ts'

type Pushed = { path: string; headers: Record<string, unknown>; body: Buffer }

let database: Awaited<ReturnType<typeof freshDatabase>>
let app: Awaited<ReturnType<typeof testApp>>
let origin: string
let pushed: Pushed[] = []
let status = 201
const service = createServer((request, reply) => {
  const parts: Buffer[] = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    reply.writeHead(status, { location: `${origin}/elsewhere` }).end()
  })
})

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  database = await freshDatabase()
  app = await testApp(database, { config: readConfig({ LOG_LEVEL: 'error', PUSH_ORIGINS: origin }) })
})
afterAll(async () => {
  await app.close()
  await database.close()
  await new Promise((done) => service.close(done))
})
beforeEach(async () => {
  pushed = []
  status = 201
  await database.db.deleteFrom('practice_reminders').execute()
})

const vapid = createVapid(TEST_SECRET, 'mailto:no-reply@example.com')
const sendAll = () => sendReminders({ db: database.db, vapid, pushOrigins: [origin] })

/** The hour it is in India by the database's clock. */
async function thisHour(): Promise<number> {
  const { rows } = await sql<{ hour: number }>`
    select extract(hour from now() at time zone 'Asia/Kolkata')::int as hour`.execute(database.db)
  return rows[0]?.hour ?? 0
}

async function subscribed(more: { hour?: number; endpoint?: string } = {}) {
  const student = await aStudent(database.db)
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  const body = {
    endpoint: `${origin}/push/${student.id}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    hour: await thisHour(),
    ...more,
  }
  const reply = await call(app, 'PUT', '/practice/reminder/', { as: student.token, body })
  return { student, keys, auth, reply, body }
}

const read = async (token: string) =>
  (await call(app, 'GET', '/practice/reminder/', { as: token })).json<PracticeReminder>()

/** As a browser does: RFC 8291 from the other side. */
function decrypt({ body }: Pushed, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, length] = [body.subarray(0, 16), body[20] ?? 0]
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const shared = hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32)
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  expect(plain.at(-1)).toBe(2)
  return plain.subarray(0, -1).toString()
}

/** As a push service does: the claims of a signature that the named key made. */
function claimsOf(authorization: string, publicKey: string) {
  const [, header = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  expect(key).toBe(publicKey)
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  const signedBy = { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' as const }
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), signedBy, Buffer.from(signature, 'base64url'))).toBe(true)
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

test('a student is reminded once a day, by a message that only their browser can decrypt', async () => {
  const { student, keys, auth } = await subscribed()
  await sql`update users set language = 'te' where id = ${student.id}`.execute(database.db)
  await sendAll()
  await sendAll()
  expect(pushed).toHaveLength(1)
  const [message] = pushed as [Pushed]
  expect(message.path).toBe(`/push/${student.id}`)
  expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400' })
  expect(JSON.parse(decrypt(message, keys, auth))).toMatchObject({ path: '/te/practice/-today' })
  const { public_key, hour } = await read(student.token)
  expect(hour).toBe(await thisHour())
  const claims = claimsOf(String(message.headers.authorization), public_key)
  expect(claims).toMatchObject({ aud: origin, sub: expect.stringMatching(/^(mailto|https):/) })
  expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600)
  await sql`update practice_reminders set sent_on = sent_on - 1`.execute(database.db)
  await sendAll()
  expect(pushed).toHaveLength(2)
})

test('nobody is reminded at another hour, after turning it off, or without having asked', async () => {
  await subscribed({ hour: ((await thisHour()) + 4) % 24 })
  const { student } = await subscribed()
  const off = await call(app, 'DELETE', '/practice/reminder/', { as: student.token, body: {} })
  expect(off.json<PracticeReminder>().hour).toBeNull()
  await aStudent(database.db)
  await sendAll()
  expect(pushed).toEqual([])
})

test('the hour can be changed, without a second reminder that day; of who is not reminded nothing changes', async () => {
  const { student } = await subscribed({ hour: ((await thisHour()) + 4) % 24 })
  const move = async (as: string, hour: number) =>
    (await call(app, 'PATCH', '/practice/reminder/', { as, body: { hour } })).json<PracticeReminder>().hour
  expect(await move(student.token, await thisHour())).toBe(await thisHour())
  await sendAll()
  expect(await move(student.token, (await thisHour()) % 24)).toBe(await thisHour())
  await sendAll()
  expect(pushed.map(({ path }) => path)).toEqual([`/push/${student.id}`])
  const other = await aStudent(database.db)
  expect(await move(other.token, 8)).toBeNull()
  const odd = await call(app, 'PATCH', '/practice/reminder/', { as: student.token, body: { hour: 24 } })
  expect(problem(odd)).toEqual([400, 'bad_input'])
})

test('the export says when and where somebody is reminded, without the keys of the browser', async () => {
  const { student, body } = await subscribed({ hour: 7 })
  const exported = (await call(app, 'GET', '/accounts/user/export/', { as: student.token })).json()
  expect(exported.practice_reminder).toMatchObject([{ hour: 7, endpoint: body.endpoint, sent_on: null }])
  expect(JSON.stringify(exported)).not.toContain(body.auth)
  const other = await aStudent(database.db)
  const nothing = (await call(app, 'GET', '/accounts/user/export/', { as: other.token })).json()
  expect(nothing.practice_reminder).toEqual([])
})

test('who has finished the ten is not reminded; who has begun them is', async () => {
  const { student } = await subscribed()
  const as = student.token
  const { questions } = (await call(app, 'POST', '/practice/today/', { as, body: {} })).json<Today>()
  const answers = questions.map(({ id }) => ({ question_id: id, choice: null, unsure: false, seconds: 1, at: 0 }))
  await call(app, 'POST', '/practice/today/answers/', { as, body: { answers } })
  await sendAll()
  expect(pushed).toEqual([])
  await sql`delete from practice_answers where question_id = ${questions[9]?.id ?? 0}`.execute(database.db)
  await sendAll()
  expect(pushed).toHaveLength(1)
}, 60_000)

test.each([403, 404, 410])('a subscription that the push service answers with %i is removed', async (answer) => {
  const { student } = await subscribed()
  status = answer
  await sendAll()
  expect((await read(student.token)).hour).toBeNull()
})

test.each([302, 429, 500])(
  'after %i it stays, nothing is followed, and there is no second one that day',
  async (answer) => {
    const { student } = await subscribed()
    status = answer
    await sendAll()
    await sendAll()
    expect(pushed.map(({ path }) => path)).toEqual([`/push/${student.id}`])
    expect((await read(student.token)).hour).not.toBeNull()
  },
)

test('an address of no push service is refused, and not asked should it stand in the table', async () => {
  const { reply } = await subscribed({ endpoint: 'https://127.0.0.1/internal' })
  expect(problem(reply)).toEqual([400, 'bad_input'])
  const { student, body } = await subscribed()
  await sql`update practice_reminders set endpoint = ${body.endpoint.replace('127.0.0.1', 'localhost')}`.execute(
    database.db,
  )
  await sendAll()
  expect(pushed).toEqual([])
  expect((await read(student.token)).hour).toBeNull()
})

test('a key that is no point of the curve is removed; another browser takes the place of the first', async () => {
  const { student, body } = await subscribed()
  const as = student.token
  await call(app, 'PUT', '/practice/reminder/', { as, body: { ...body, p256dh: `B${'A'.repeat(86)}` } })
  const rows = await database.db.selectFrom('practice_reminders').select('p256dh').execute()
  expect(rows).toEqual([{ p256dh: `B${'A'.repeat(86)}` }])
  await sendAll()
  expect([pushed, (await read(as)).hour]).toEqual([[], null])
})

test('the reminder goes with the account', async () => {
  const { student } = await subscribed()
  await erasesAccount(app, database.db, student)
  expect(await database.db.selectFrom('practice_reminders').selectAll().execute()).toEqual([])
})
