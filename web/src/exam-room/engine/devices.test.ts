import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeTab, context, duplicateTab } from './testing/device.ts'
import type { FakeServer } from './testing/fake-server.ts'
import { choiceOf, enter, killTab, leaveRoom, newDevice, openHere, owner, saved, until } from './testing/room.ts'

let server: FakeServer
beforeEach(() => {
  server = newDevice()
})
afterEach(leaveRoom)

describe('on several devices', () => {
  test('a new tab delivers what a dead one left, as that device, and says that nothing more comes from it', async () => {
    const first = await enter()
    await saved(first)
    server.online = false
    first.answer(1, 'a')
    await killTab(first)
    closeTab()
    server.online = true
    const second = await enter()
    expect(choiceOf(second, 1)).toBe('a')
    expect(server.log.get('1/2')).toMatchObject({ choice: 'a', device: server.epochs[0] })
    expect(server.settled).toEqual(new Set([server.epochs[0]]))
    expect(server.epochs).toHaveLength(2)
    expect((await context().storage.read(owner)).actions.filter(({ epoch }) => epoch === 1)).toEqual([])
  })

  test('a duplicated tab becomes a device of its own', async () => {
    await saved(await enter())
    duplicateTab()
    await saved(await enter())
    expect(new Set(server.epochs).size).toBe(2)
  })

  test('the first reports the takeover, delivers the rest and can take it back', async () => {
    const first = await enter()
    await saved(first)
    server.online = false
    first.answer(1, 'a')
    server.online = true
    server.epochs.push('another-phone')
    first.sync.retryNow()
    await until(() => expect(first.phase.read().name).toBe('taken-over'))
    expect(server.state().responses.get(1)?.choice).toBe('a')
    await until(() => expect(server.settled.has(server.epochs[0] ?? '')).toBe(true))
    first.answer(1, 'b')
    expect(choiceOf(first, 1)).toBe('a')

    const looked = await openHere()
    if (looked.kind !== 'taken-over') throw new Error(looked.kind)
    const again = await enter(looked.takeOver())
    again.answer(1, 'c')
    await saved(again)
    expect(server.state().responses.get(1)?.choice).toBe('c')
  })

  test('late deliveries of an earlier device appear below what was done here', async () => {
    server.epochs.push('dead-phone')
    const session = await enter()
    session.answer(1, 'd')
    await saved(session)
    const sent = { device: 'dead-phone', epoch: 1, seq: 1, at: 5, choice: 'a' }
    server.log.set('1/1', { ...sent, questionNumber: 1 })
    server.log.set('1/2', { ...sent, seq: 2, questionNumber: 3 })
    server.earlierDeliveries = 1
    await session.sync.flush()
    await until(() => expect(choiceOf(session, 3)).toBe('a'))
    expect(choiceOf(session, 1)).toBe('d')
    expect(session.answers.read().current).toBe(1)
  })
})

describe('after an absence', () => {
  const away = { seconds: 300, remaining_seconds: 400 }

  test('nothing is delivered or taken over before the student has chosen', async () => {
    await saved(await enter())
    closeTab()
    server.away = away
    const asked = server.requests.length
    const opening = await openHere()
    if (opening.kind !== 'away') throw new Error(opening.kind)
    expect(server.requests.slice(asked).map(({ method }) => method)).toEqual(['GET'])
    const session = await enter(opening.continueTest('left-then'))
    expect(Math.round(session.clock.remaining / 1000)).toBe(400)
  })

  test('a page that slept asks as well', async () => {
    const session = await enter()
    await saved(session)
    const now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now + 180_000)
    server.away = away
    session.answer(1, 'a')
    await until(() => expect(session.phase.read()).toEqual({ name: 'away', away }))
    expect(server.state().responses.get(1)?.choice).toBeNull()
    await session.continueTest('as-it-is')
    await saved(session)
    expect(server.state().responses.get(1)?.choice).toBe('a')
  })
})

describe('pausing', () => {
  test('stops the clock and hides the test until it goes on', async () => {
    const session = await enter()
    await session.pause()
    expect(session.phase.read().name).toBe('paused')
    expect(session.clock.running).toBe(false)
    session.answer(1, 'a')
    expect(choiceOf(session, 1)).toBeNull()
    await session.resume()
    expect(session.phase.read().name).toBe('running')
  })

  test('a paused attempt opens paused', async () => {
    server.status = 'paused'
    const opening = await openHere()
    if (opening.kind !== 'paused') throw new Error(opening.kind)
    await enter(opening.resume())
    expect(server.status).toBe('started')
  })
})
