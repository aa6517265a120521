import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeTab, context, reload } from '../testing/device.ts'
import type { FakeServer } from '../testing/fake-server.ts'
import { choiceOf, enter, killTab, leaveRoom, newDevice, owner, saved, until } from '../testing/room.ts'

let server: FakeServer
beforeEach(() => {
  server = newDevice()
})
afterEach(leaveRoom)

describe('on a device that is full', () => {
  const full = (isFull: (store: string) => boolean = () => true) => {
    const { put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
      if (isFull(this.name)) throw new DOMException('no room', 'QuotaExceededError')
      return put.apply(this, values)
    })
  }

  test('answers are stored although the paper finds no room', async () => {
    full((store) => store === 'papers')
    const session = await enter()
    server.online = false
    session.answer(1, 'a')
    await until(async () =>
      expect((await context().storage.read(owner)).actions).toContainEqual(expect.objectContaining({ choice: 'a' })),
    )
    expect(context().storage.isStored.read()).toBe(true)
  })

  test('a tab that is opened again offline gives no number twice, and shows what only the server has', async () => {
    const first = await enter()
    await saved(first)
    full()
    first.answer(1, 'a')
    first.saveAndNext()
    await saved(first)
    await killTab(first)
    vi.restoreAllMocks()
    server.online = false
    reload()
    const second = await enter()
    expect(choiceOf(second, 1)).toBeNull()
    second.answer(2, 'b')
    second.answer(3, 'c')
    server.online = true
    second.sync.retryNow()
    await saved(second)
    await until(() => expect([1, 2, 3].map((number) => choiceOf(second, number))).toEqual(['a', 'b', 'c']))
    await second.submit('student')
    const submits = server.requests.filter(({ path }) => path.endsWith('submit'))
    expect(submits.map(({ body }) => body)).toEqual([{}])
    expect([1, 2, 3].map((number) => server.state().responses.get(number)?.choice)).toEqual(['a', 'b', 'c'])
  })
})

describe('where the browser stores nothing', () => {
  test('the test goes on in memory and the student sees a warning', async () => {
    vi.stubGlobal('indexedDB', undefined)
    closeTab()
    const session = await enter()
    session.answer(1, 'a')
    await saved(session)
    expect(context().storage.isStored.read()).toBe(false)
    expect(server.state().responses.get(1)?.choice).toBe('a')
  })
})
