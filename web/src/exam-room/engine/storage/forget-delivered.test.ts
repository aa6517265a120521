import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { context, reload } from '../testing/device.ts'
import type { FakeServer } from '../testing/fake-server.ts'
import { choiceOf, enter, killTab, leaveRoom, newDevice, owner, saved, until } from '../testing/room.ts'
import { forgetDelivered } from './forget-delivered.ts'

let server: FakeServer
beforeEach(() => {
  server = newDevice()
})
afterEach(leaveRoom)

const everything = async () => {
  const database = await context().storage.openDatabase()
  const stores = ['actions', 'devices', 'attempts', 'papers'] as const
  return Object.fromEntries(await Promise.all(stores.map(async (name) => [name, await database.getAllKeys(name)])))
}

test('who signs out leaves no paper and no answer that the server has', async () => {
  const session = await enter()
  session.answer(1, 'a')
  session.saveAndNext()
  await saved(session)
  await killTab(session)
  expect((await everything()).papers).toHaveLength(1)
  await forgetDelivered(context(), owner.userId)
  expect(await everything()).toEqual({ actions: [], devices: [], attempts: [], papers: [] })
})

test('what the server does not have yet stays, without the paper, and is delivered after the next sign-in', async () => {
  const first = await enter()
  first.answer(1, 'a')
  first.saveAndNext()
  await saved(first)
  server.online = false
  first.answer(2, 'b')
  first.saveAndNext()
  await killTab(first)
  await forgetDelivered(context(), owner.userId)
  const { attempt, actions } = await context().storage.read(owner)
  expect(actions.length).toBeGreaterThan(0)
  expect(actions.every(({ delivery }) => delivery === 'waiting')).toBe(true)
  expect(JSON.stringify(attempt)).not.toContain('"user_choice":"a"')
  expect((await everything()).papers).toEqual([])

  server.online = true
  reload()
  const second = await enter()
  await saved(second)
  await until(() => expect([1, 2].map((number) => choiceOf(second, number))).toEqual(['a', 'b']))
  expect([1, 2].map((number) => server.state().responses.get(number)?.choice)).toEqual(['a', 'b'])
})

test('a test that was submitted without the network is still submitted later', async () => {
  const session = await enter()
  await saved(session)
  server.online = false
  void session.submit('student').catch(() => {})
  await until(async () => expect((await context().storage.read(owner)).attempt?.handedIn).not.toBeNull())
  await killTab(session)
  await forgetDelivered(context(), owner.userId)
  expect((await context().storage.read(owner)).attempt?.handedIn).toMatchObject({ by: 'student' })
})

test('what another student of the device needs stays', async () => {
  const session = await enter()
  await saved(session)
  await killTab(session)
  const database = await context().storage.openDatabase()
  const [attempt] = await database.getAll('attempts')
  if (!attempt) throw new Error('nothing on the device')
  await database.put('attempts', { ...attempt, userId: 2, attemptId: 22 })
  await forgetDelivered(context(), owner.userId)
  const { attempts, papers } = await everything()
  expect(attempts).toEqual([[2, 22]])
  expect(papers).toEqual([attempt.paperHash])
})
