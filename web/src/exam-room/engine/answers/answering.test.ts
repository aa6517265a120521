import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NetworkError } from '../../../shared/lib/api/api-errors.ts'
import { PaperError, reasonOf } from '../paper/load-paper.ts'
import { closeTab, context, openOtherTab, reload } from '../testing/device.ts'
import type { FakeServer } from '../testing/fake-server.ts'
import { choiceOf, enter, killTab, leaveRoom, newDevice, openHere, owner, saved, until } from '../testing/room.ts'

let server: FakeServer
beforeEach(() => {
  server = newDevice()
})
afterEach(leaveRoom)

describe('a student answers', () => {
  test('and the server has it', async () => {
    const session = await enter()
    session.answer(1, 'b')
    session.saveAndNext()
    session.markAndNext()
    await saved(session)
    expect(server.state().responses.get(1)).toMatchObject({ choice: 'b', marked: false })
    expect(server.state().responses.get(2)).toMatchObject({ choice: null, marked: true })
    expect(server.state().current).toBe(3)
  })

  test('and sees it before anything was stored or sent', async () => {
    const session = await enter()
    session.answer(1, 'c')
    expect(choiceOf(session, 1)).toBe('c')
  })

  test('twice, and the later answer wins; choosing takes the mark away', async () => {
    const session = await enter()
    session.markAndNext()
    session.goTo(1)
    session.answer(1, 'a')
    session.answer(1, 'd')
    expect(session.answers.read().responses.get(1)).toMatchObject({ choice: 'd', marked: false })
    await saved(session)
    expect(server.state().responses.get(1)).toMatchObject({ choice: 'd', marked: false })
  })

  test('and a reply that gets lost costs nothing: sent again it changes nothing', async () => {
    server.losesReplies = 1
    const session = await enter()
    session.answer(1, 'a')
    await until(() => expect(session.sync.connection.read().status).toBe('unreachable'))
    session.sync.retryNow()
    await saved(session)
    expect([...server.log.values()].filter(({ choice }) => choice === 'a')).toHaveLength(1)
  })
})

describe('without the network', () => {
  test('before the paper is here there is no test, and it is the paper that is said to be missing', async () => {
    server.losesPapers = true
    const failed = await openHere().catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(PaperError)
    expect(reasonOf(failed)).toBeInstanceOf(NetworkError)
    server.losesPapers = false
    await enter()
  })

  test('answers wait on the device and arrive when it is back', async () => {
    const session = await enter()
    await saved(session)
    server.online = false
    session.answer(1, 'a')
    session.saveAndNext()
    session.answer(2, 'b')
    await until(() => expect(session.sync.connection.read()).toEqual({ status: 'unreachable', waiting: 2 }))
    server.online = true
    session.sync.retryNow()
    await saved(session)
    expect(server.state().responses.get(2)?.choice).toBe('b')
  })

  test('a reload goes on where the student was, and what it held arrives later', async () => {
    const first = await enter()
    first.answer(1, 'a')
    await saved(first)
    server.online = false
    first.goTo(2)
    first.answer(2, 'b')
    await killTab(first)
    reload()
    const second = await enter()
    expect(choiceOf(second, 1)).toBe('a')
    expect(choiceOf(second, 2)).toBe('b')
    expect(second.answers.read().current).toBe(2)
    second.answer(2, 'c')
    server.online = true
    second.sync.retryNow()
    await saved(second)
    expect(server.state().responses.get(2)?.choice).toBe('c')
    expect(server.epochs).toHaveLength(1)
  })

  test('a new tab takes the place of one that died', async () => {
    const first = await enter()
    await saved(first)
    server.online = false
    first.answer(1, 'a')
    await killTab(first)
    closeTab()
    const second = await enter()
    expect(choiceOf(second, 1)).toBe('a')
    server.online = true
    second.sync.retryNow()
    await saved(second)
    expect(server.state().responses.get(1)?.choice).toBe('a')
  })

  test('a second tab does not take the place of one that lives', async () => {
    await saved(await enter())
    server.online = false
    openOtherTab()
    expect((await openHere()).kind).toBe('taken-over')
  })

  test('a device that knows nothing of the attempt says that it cannot open it', async () => {
    server.online = false
    await expect(openHere()).rejects.toThrow('No answer from the server.')
  })

  test('another student on the same phone sees and sends nothing of it', async () => {
    const session = await enter()
    await saved(session)
    server.online = false
    session.answer(1, 'a')
    session.goTo(3) // a visit is no answer
    await killTab(session)
    reload()
    expect(await context().storage.list(1)).toMatchObject([{ answers: 1, waiting: expect.any(Number) }])
    expect(await context().storage.list(2)).toEqual([])
    expect((await context().storage.read({ ...owner, userId: 2 })).actions).toEqual([])
  })
})

describe('refusals', () => {
  test('an answer after its time is shown as typed and not counted', async () => {
    const session = await enter()
    await saved(session)
    const messages = vi.fn()
    session.onMessage = messages
    server.refuses.set(2, 'section_closed')
    session.answer(1, 'a')
    await until(() => expect(session.answerState.notCounted.read()).toEqual(new Set([1])))
    expect(choiceOf(session, 1)).toBeNull()
    expect(messages).toHaveBeenCalledWith({ kind: 'not-counted', questions: [1] })
    await saved(session)
  })
})

describe('the session expires', () => {
  test('and everything is kept until the student has signed in again', async () => {
    const session = await enter()
    await saved(session)
    server.signedIn = false
    session.answer(1, 'a')
    await until(() => expect(session.sync.connection.read()).toEqual({ status: 'signed-out', waiting: 1 }))
    server.signedIn = true
    session.sync.retryNow()
    await saved(session)
    expect(server.state().responses.get(1)?.choice).toBe('a')
  })
})
