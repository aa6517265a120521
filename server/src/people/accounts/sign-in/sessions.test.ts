import type { ListedSession } from '@pariksha/contract/people/accounts/sessions'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { call } from '../../../testing/app.ts'
import { aStudent } from '../../../testing/factories.ts'
import { type Mailbox, startMailbox } from '../../../testing/fakes/mailbox.ts'
import { mailingApp, type Person, signUp, tokenOf } from '../../../testing/visitor.ts'
import { deviceName } from './sign-in-client.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

async function signInWith(app: FastifyInstance, userAgent: string, { email, password }: Person): Promise<string> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/accounts/login/',
    payload: { email, password },
    headers: { 'user-agent': userAgent },
  })
  return reply.json<{ token: string }>().token
}

const listed = async (app: FastifyInstance, token: string) =>
  (await call(app, 'GET', '/accounts/sessions/', { as: token })).json<ListedSession[]>()
const isIn = async (app: FastifyInstance, token: string) =>
  (await call(app, 'GET', '/accounts/user/', { as: token })).statusCode === 200

test('a student sees the devices that are signed in, this one first, and signs one of them out', async () => {
  const { app } = await mailingApp(mailbox)
  const asha = await signUp(app, mailbox)
  const [phone, laptop] = [await signInWith(app, PHONE, asha), await signInWith(app, LAPTOP, asha)]
  const sessions = await listed(app, phone)
  expect(sessions.map(({ device, current }) => [device, current])).toEqual([
    ['Chrome, Android', true],
    ['Firefox, Linux', false],
  ])
  expect(JSON.stringify(sessions)).not.toContain(phone)

  expect(await isIn(app, laptop)).toBe(true) // now the server remembers it
  const lost = sessions[1] as ListedSession
  expect((await call(app, 'DELETE', `/accounts/sessions/${lost.id}/`, { as: phone })).statusCode).toBe(200)
  expect([await isIn(app, laptop), await isIn(app, phone)]).toEqual([false, true])
  expect(await listed(app, phone)).toHaveLength(1)
})

test('all other devices are signed out at once, those of others are not', async () => {
  const { app, db } = await mailingApp(mailbox)
  const asha = await signUp(app, mailbox)
  const [here, ...there] = [await tokenOf(app, asha), await tokenOf(app, asha), await tokenOf(app, asha)]
  const ravi = await aStudent(db)
  for (const token of there) expect(await isIn(app, token)).toBe(true)
  expect((await call(app, 'DELETE', '/accounts/sessions/', { as: here })).statusCode).toBe(200)
  for (const token of there) expect(await isIn(app, token)).toBe(false)
  expect([await isIn(app, here), await isIn(app, ravi.token)]).toEqual([true, true])
})

test('a session of somebody else is neither seen nor ended, and is answered like one that never was', async () => {
  const { app, db } = await mailingApp(mailbox)
  const [asha, ravi] = [await aStudent(db), await aStudent(db)]
  const [own] = await listed(app, asha.token)
  const foreign = await call(app, 'DELETE', `/accounts/sessions/${own?.id}/`, { as: ravi.token })
  const none = await call(app, 'DELETE', `/accounts/sessions/${crypto.randomUUID()}/`, { as: ravi.token })
  expect([foreign.statusCode, foreign.body]).toEqual([404, none.body])
  expect(await isIn(app, asha.token)).toBe(true)
})

test('when a session was used is known to the hour, and written down together with others', async () => {
  const { app, db } = await mailingApp(mailbox)
  const { token } = await aStudent(db)
  await db
    .updateTable('tokens')
    .set({ used_at: new Date('2026-11-01T00:00:00Z') })
    .execute()
  await isIn(app, token)
  await vi.waitFor(
    async () => expect(Date.parse((await listed(app, token))[0]?.used_at ?? '')).toBeGreaterThan(Date.now() - 600_000),
    {
      timeout: 20_000,
    },
  )
  const { used_at } = await db.selectFrom('tokens').select('used_at').executeTakeFirstOrThrow()
  const later = performance.now() + 5_000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => later)
  onTestFinished(() => clock.mockRestore())
  await isIn(app, token) // read again, and used a moment ago: nothing to write
  expect((await db.selectFrom('tokens').select('used_at').executeTakeFirstOrThrow()).used_at).toEqual(used_at)
})

test.each([
  [PHONE, 'Chrome, Android'],
  [LAPTOP, 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150 Safari/537.36 Edg/150', 'Edge, Windows'],
  ['curl/8.5.0', null],
  ['<script>alert(1)</script>', null],
  [undefined, null],
])('%s is reported as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
