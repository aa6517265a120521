import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import { context, reload } from '../testing/device.ts'
import type { FakeServer } from '../testing/fake-server.ts'
import { choiceOf, enter, killTab, leaveRoom, newDevice, openHere, saved, until } from '../testing/room.ts'

let server: FakeServer
beforeEach(() => {
  server = newDevice()
})
afterEach(leaveRoom)

const submittedAt = () =>
  server.requests
    .filter(({ path }) => path.endsWith('submit'))
    .map(({ body }) => (body as { at?: number }).at)
    .at(-1)

describe('submitting', () => {
  test('delivers everything first', async () => {
    const session = await enter()
    session.answer(1, 'a')
    await session.submit('student')
    expect(session.phase.read()).toMatchObject({ name: 'completed', submitted: { result: { attempted: 1 } } })
    await until(async () => expect(await context().storage.list(1)).toEqual([]))
  })

  test('a backlog goes in parts, each of which says the last action that the device still holds', async () => {
    const session = await enter()
    await saved(session)
    server.online = false
    for (let n = 0; n < 450; n++) session.answer(1, n % 2 === 0 ? 'a' : 'b')
    const before = server.requests.length
    server.online = true
    await session.submit('student')
    const deliveries = server.requests
      .slice(before)
      .filter(({ path }) => path.endsWith('actions'))
      .map(({ body }) => body as { actions: { seq: number }[]; last_seq?: number })
    expect(deliveries.length).toBeGreaterThan(2)
    const last = deliveries.at(-1)?.actions.at(-1)?.seq
    expect(deliveries.map((one) => one.last_seq)).toEqual(
      deliveries.map((_, place) => (place < deliveries.length - 1 ? last : undefined)),
    )
  })

  test('sends again what the server turns out not to have', async () => {
    const session = await enter()
    session.answer(1, 'a')
    await saved(session)
    server.log.delete('1/2')
    await session.submit('student')
    expect(session.phase.read().name).toBe('completed')
    expect(server.state().responses.get(1)?.choice).toBe('a')
  })

  test('when the log is full, reports it once for each question and submits what the server has', async () => {
    const session = await enter()
    const messages: string[] = []
    session.onMessage = ({ kind }) => messages.push(kind)
    session.answer(1, 'a')
    await saved(session)
    server.room = server.log.size
    session.answer(1, 'b')
    await until(() => expect(messages).toEqual(['full']))
    await saved(session)
    expect(session.answerState.isFull.read()).toBe(true)
    const before = server.requests.length
    await session.submit('student')
    expect(session.phase.read().name).toBe('completed')
    expect(server.requests.slice(before).map(({ path }) => path)).toEqual(['7/actions', '7/submit'])
    expect(server.state().responses.get(1)?.choice).toBe('a')
  })

  test('is what is left of a test that was opened too often', async () => {
    const session = await enter()
    session.answer(1, 'a')
    await saved(session)
    await killTab(session)
    reload()
    server.takeoversAtMost = 1
    const opening = await openHere()
    if (opening.kind !== 'too-many-takeovers') throw new Error(opening.kind)
    expect(await opening.finish()).toMatchObject({ kind: 'completed', submitted: { result: { attempted: 1 } } })
  })

  test('without the network ends the test here at once, and on the server when it is back', async () => {
    const session = await enter()
    await saved(session)
    server.online = false
    session.answer(1, 'a')
    void session.submit('student')
    await until(() => expect(session.phase.read()).toEqual({ name: 'submit-pending', by: 'student' }))
    const pressed = session.clock.elapsed
    session.answer(1, 'b')
    await new Promise((later) => setTimeout(later, 50))
    expect(choiceOf(session, 1)).toBe('a')
    server.online = true
    session.sync.retryNow()
    await until(() => expect(session.phase.read().name).toBe('completed'))
    expect(server.state().responses.get(1)?.choice).toBe('a')
    expect(submittedAt()).toBeLessThanOrEqual(pressed)
  })

  test.each([
    ['request', 2],
    ['answer', 1],
  ])('of which the %s alone was lost is tried again soon', async (what, times) => {
    const session = await enter()
    await saved(session)
    let asked = 0
    vi.stubGlobal('fetch', async (url: string, init: { method: string; body?: string }) => {
      const isLost = url.includes('/submit/') && ++asked === 1
      if (isLost && what === 'request') throw new TypeError('Failed to fetch')
      const answer = await server.fetch(url, init)
      if (isLost) throw new TypeError('Failed to fetch')
      return answer
    })
    void session.submit('student')
    await until(() => expect(session.phase.read().name).toBe('completed'))
    expect(asked).toBe(times)
  })

  test('that the server cannot take is told with its answer, not as a lost network', async () => {
    const session = await enter()
    await saved(session)
    let isBusy = true
    vi.stubGlobal('fetch', (url: string, init: { method: string; body?: string }) =>
      isBusy && url.includes('/submit/')
        ? Promise.resolve(Response.json({ code: 'unavailable', detail: 'The server is busy.' }, { status: 503 }))
        : server.fetch(url, init),
    )
    void session.submit('student')
    await until(() => expect(session.phase.read()).toEqual({ name: 'submit-pending', by: 'student' }))
    expect(session.sync.failure.read()).toMatchObject({ status: 503, detail: 'The server is busy.' })
    isBusy = false
    session.sync.retryNow()
    await until(() => expect(session.phase.read().name).toBe('completed'))
  })

  test('that met an ended login is told so, not the failure of an earlier save', async () => {
    const session = await enter()
    await saved(session)
    let refusal: readonly [number, string] | undefined = [503, 'unavailable']
    vi.stubGlobal('fetch', (url: string, init: { method: string; body?: string }) =>
      refusal
        ? Promise.resolve(Response.json({ code: refusal[1], detail: refusal[1] }, { status: refusal[0] }))
        : server.fetch(url, init),
    )
    session.answer(1, 'a')
    await until(() => expect(session.sync.failure.read()).toMatchObject({ status: 503 }))
    refusal = undefined
    session.sync.retryNow()
    await saved(session)
    refusal = [401, 'unauthorized']
    void session.submit('student')
    await until(() => expect(session.phase.read()).toEqual({ name: 'submit-pending', by: 'student' }))
    expect(session.sync.failure.read()).toMatchObject({ status: 401 })
  })

  test('without the network survives a reload', async () => {
    const session = await enter()
    await saved(session)
    server.online = false
    session.answer(1, 'a')
    void session.submit('student')
    await until(() => expect(session.phase.read().name).toBe('submit-pending'))
    await killTab(session)
    reload()
    const second = await enter()
    await until(() => expect(second.phase.read()).toEqual({ name: 'submit-pending', by: 'student' }))
    const pressed = second.clock.elapsed
    await killTab(second)
    reload()
    server.online = true
    expect((await openHere()).kind).toBe('completed')
    expect(submittedAt()).toBeLessThanOrEqual(pressed)
    expect(server.state().responses.get(1)?.choice).toBe('a')
  })

  test('happens by itself when the time is over', async () => {
    const session = await enter()
    await saved(session)
    session.answer(1, 'a')
    server.remaining = 0
    session.clock.update(0, session.clock.now())
    await until(() => expect(session.phase.read().name).toBe('completed'))
    expect(server.state().responses.get(1)?.choice).toBe('a')
  })

  test('after the time was over without the network waits for nobody when all devices have delivered', async () => {
    const session = await enter()
    await saved(session)
    server.online = false
    session.answer(1, 'a')
    session.clock.update(0, session.clock.now())
    await until(() => expect(session.phase.read()).toEqual({ name: 'submit-pending', by: 'clock' }))
    server.remaining = 0
    server.status = 'closing'
    server.online = true
    session.sync.retryNow()
    await until(() => expect(session.phase.read().name).toBe('closing'))
    expect((await openHere()).kind).toBe('completed')
    expect(server.state().responses.get(1)?.choice).toBe('a')
  })

  test('by a device clock that was wrong is taken back', async () => {
    const session = await enter()
    await saved(session)
    server.online = false
    const now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now + 3_600_000)
    session.tick()
    await until(() => expect(session.phase.read()).toEqual({ name: 'submit-pending', by: 'clock' }))
    vi.restoreAllMocks()
    server.online = true
    session.sync.retryNow()
    await until(() => expect(session.phase.read().name).toBe('running'))
  })

  test('that the server refuses leaves the test as it was', async () => {
    const session = await enter()
    await saved(session)
    vi.stubGlobal('fetch', (url: string, init: { method: string; body?: string }) =>
      url.includes('/submit/')
        ? Promise.resolve(Response.json({ code: 'bad_input', detail: 'No.' }, { status: 400 }))
        : server.fetch(url, init),
    )
    await expect(session.submit('student')).rejects.toThrow(ApiError)
    expect(session.phase.read().name).toBe('running')
  })
})
