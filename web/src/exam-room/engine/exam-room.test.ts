import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '../../lib/api-errors.ts'
import { PaperError, reasonOf } from './bring-paper.ts'
import type { ExamSession } from './exam-session.ts'
import { type Opening, openAttempt } from './open-attempt.ts'
import { listOnDevice, readOnDevice, storedOnDevice, written } from './outbox.ts'
import { closeTab, duplicateTab, openOtherTab, reload, useServer } from './testing/device.ts'
import { ATTEMPT_ID, FakeServer } from './testing/fake-server.ts'

const owner = { userId: 1, attemptId: ATTEMPT_ID }
let server: FakeServer
const running: ExamSession[] = []

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  server = new FakeServer()
  closeTab()
  useServer(server)
})

afterEach(() => {
  for (const session of running.splice(0)) session.stop()
  vi.restoreAllMocks()
})

async function enter(opening: Promise<Opening> = openAttempt(owner)): Promise<ExamSession> {
  const opened = await opening
  if (opened.kind !== 'ready') throw new Error(`opened as ${opened.kind}`)
  opened.session.start()
  running.push(opened.session)
  return opened.session
}

/** What happens to a page that the browser or the phone ends without notice. */
async function dies(session: ExamSession) {
  await written()
  session.sync.stop()
}

/** Patient: the machine may be busy. */
const until = (check: () => unknown) => vi.waitFor(check, 5000)

const saved = (session: ExamSession) =>
  until(() => expect(session.sync.connection.read()).toEqual({ link: 'saved', waiting: 0 }))
const choiceOf = (session: ExamSession, question: number) => session.answers.read().responses.get(question)?.choice

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
    await until(() => expect(session.sync.connection.read().link).toBe('offline'))
    session.sync.retryNow()
    await saved(session)
    expect([...server.log.values()].filter(({ choice }) => choice === 'a')).toHaveLength(1)
  })
})

describe('without the network', () => {
  test('before the paper is here there is no test, and it is the paper that is said to be missing', async () => {
    server.losesPapers = true
    const failed = await openAttempt(owner).catch((error: unknown) => error)
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
    await until(() => expect(session.sync.connection.read()).toEqual({ link: 'offline', waiting: 3 }))
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
    await dies(first)
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
    await dies(first)
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
    expect((await openAttempt(owner)).kind).toBe('elsewhere')
  })

  test('a device that knows nothing of the attempt says that it cannot open it', async () => {
    server.online = false
    await expect(openAttempt(owner)).rejects.toThrow('No answer from the server.')
  })

  test('another student on the same phone sees and sends nothing of it', async () => {
    const session = await enter()
    await saved(session)
    server.online = false
    session.answer(1, 'a')
    await dies(session)
    reload()
    expect(await listOnDevice(2)).toEqual([])
    expect((await readOnDevice({ ...owner, userId: 2 })).actions).toEqual([])
  })
})

describe('on several devices', () => {
  test('a new tab delivers what a dead one left, as that device, and says that nothing more comes from it', async () => {
    const first = await enter()
    await saved(first)
    server.online = false
    first.answer(1, 'a')
    await dies(first)
    closeTab()
    server.online = true
    const second = await enter()
    expect(choiceOf(second, 1)).toBe('a')
    expect(server.log.get('1/2')).toMatchObject({ choice: 'a', device: server.epochs[0] })
    expect(server.settled).toEqual(new Set([server.epochs[0]]))
    expect(server.epochs).toHaveLength(2)
    expect((await readOnDevice(owner)).actions.filter(({ epoch }) => epoch === 1)).toEqual([])
  })

  test('a duplicated tab becomes a device of its own', async () => {
    await saved(await enter())
    duplicateTab()
    await saved(await enter())
    expect(new Set(server.epochs).size).toBe(2)
  })

  test('the first is told that it was taken over, delivers the rest and can take it back', async () => {
    const first = await enter()
    await saved(first)
    server.online = false
    first.answer(1, 'a')
    server.online = true
    server.epochs.push('another-phone')
    first.sync.retryNow()
    await until(() => expect(first.phase.read().name).toBe('elsewhere'))
    expect(server.state().responses.get(1)?.choice).toBe('a')
    await until(() => expect(server.settled.has(server.epochs[0] ?? '')).toBe(true))
    first.answer(1, 'b')
    expect(choiceOf(first, 1)).toBe('a')

    const looked = await openAttempt(owner)
    if (looked.kind !== 'elsewhere') throw new Error(looked.kind)
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

describe('refusals', () => {
  test('an answer after its time is shown as typed and not counted', async () => {
    const session = await enter()
    await saved(session)
    const told = vi.fn()
    session.onMessage = told
    server.refuses.set(2, 'section_closed')
    session.answer(1, 'a')
    await until(() => expect(session.notCounted.read()).toEqual(new Set([1])))
    expect(choiceOf(session, 1)).toBeNull()
    expect(told).toHaveBeenCalledWith({ kind: 'not-counted', questions: [1] })
    await saved(session)
  })
})

describe('the session expires', () => {
  test('and everything is kept until the student has signed in again', async () => {
    const session = await enter()
    await saved(session)
    server.signedIn = false
    session.answer(1, 'a')
    await until(() => expect(session.sync.connection.read()).toEqual({ link: 'signed-out', waiting: 1 }))
    server.signedIn = true
    session.sync.retryNow()
    await saved(session)
    expect(server.state().responses.get(1)?.choice).toBe('a')
  })
})

describe('after an absence', () => {
  const away = { seconds: 300, remaining_seconds: 400 }

  test('nothing is delivered or taken over before the student has chosen', async () => {
    await saved(await enter())
    closeTab()
    server.away = away
    const asked = server.requests.length
    const opening = await openAttempt(owner)
    if (opening.kind !== 'away') throw new Error(opening.kind)
    expect(server.requests.slice(asked).map(({ method }) => method)).toEqual(['GET'])
    const session = await enter(opening.goOn('left-then'))
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
    await session.goOn('as-it-is')
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
    const opening = await openAttempt(owner)
    if (opening.kind !== 'paused') throw new Error(opening.kind)
    await enter(opening.resume())
    expect(server.status).toBe('started')
  })
})

describe('handing in', () => {
  test('delivers everything first', async () => {
    const session = await enter()
    session.answer(1, 'a')
    await session.handIn('student')
    expect(session.phase.read()).toMatchObject({ name: 'completed', result: { result: { attempted: 1 } } })
    await until(async () => expect(await listOnDevice(1)).toEqual([]))
  })

  test('sends again what the server turns out not to have', async () => {
    const session = await enter()
    session.answer(1, 'a')
    await saved(session)
    server.log.delete('1/2')
    await session.handIn('student')
    expect(session.phase.read().name).toBe('completed')
    expect(server.state().responses.get(1)?.choice).toBe('a')
  })

  test('without the network ends the test here at once, and on the server when it is back', async () => {
    const session = await enter()
    await saved(session)
    server.online = false
    session.answer(1, 'a')
    void session.handIn('student')
    await until(() => expect(session.phase.read()).toEqual({ name: 'handed-in', by: 'student' }))
    session.answer(1, 'b')
    expect(choiceOf(session, 1)).toBe('a')
    server.online = true
    session.sync.retryNow()
    await until(() => expect(session.phase.read().name).toBe('completed'))
    expect(server.state().responses.get(1)?.choice).toBe('a')
  })

  test('without the network survives a reload', async () => {
    const session = await enter()
    await saved(session)
    server.online = false
    session.answer(1, 'a')
    void session.handIn('student')
    await until(() => expect(session.phase.read().name).toBe('handed-in'))
    await dies(session)
    reload()
    const second = await enter()
    await until(() => expect(second.phase.read()).toEqual({ name: 'handed-in', by: 'student' }))
    await dies(second)
    reload()
    server.online = true
    expect((await openAttempt(owner)).kind).toBe('completed')
    expect(server.state().responses.get(1)?.choice).toBe('a')
  })

  test('happens by itself when the time is over', async () => {
    const session = await enter()
    await saved(session)
    session.answer(1, 'a')
    server.remaining = 0
    session.clock.heard(0, session.clock.now())
    await until(() => expect(session.phase.read().name).toBe('completed'))
    expect(server.state().responses.get(1)?.choice).toBe('a')
  })

  test('after the time was over without the network waits for nobody when all devices have delivered', async () => {
    const session = await enter()
    await saved(session)
    server.online = false
    session.answer(1, 'a')
    session.clock.heard(0, session.clock.now())
    await until(() => expect(session.phase.read()).toEqual({ name: 'handed-in', by: 'clock' }))
    server.remaining = 0
    server.status = 'closing'
    server.online = true
    session.sync.retryNow()
    await until(() => expect(session.phase.read().name).toBe('closing'))
    expect((await openAttempt(owner)).kind).toBe('completed')
    expect(server.state().responses.get(1)?.choice).toBe('a')
  })

  test('by a device clock that was wrong is taken back', async () => {
    const session = await enter()
    await saved(session)
    server.online = false
    const now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now + 3_600_000)
    session.tick()
    await until(() => expect(session.phase.read()).toEqual({ name: 'handed-in', by: 'clock' }))
    vi.restoreAllMocks()
    server.online = true
    session.sync.retryNow()
    await until(() => expect(session.phase.read().name).toBe('running'))
  })

  test('that the server refuses leaves the test as it was', async () => {
    const session = await enter()
    await saved(session)
    vi.stubGlobal('fetch', (url: string, init: { method: string; body?: string }) =>
      url.endsWith('/submit/')
        ? Promise.resolve(Response.json({ code: 'bad_input', detail: 'No.' }, { status: 400 }))
        : server.fetch(url, init),
    )
    await expect(session.handIn('student')).rejects.toThrow(ApiError)
    expect(session.phase.read().name).toBe('running')
  })
})

describe('sections that follow one another', () => {
  beforeEach(() => {
    server.sections = server.sections.map((section, index) => ({
      ...section,
      opens: index * 300,
      closes: index * 300 + 300,
    }))
  })

  test('only the open one can be entered and changed', async () => {
    const session = await enter()
    session.goTo(4)
    expect(session.answers.read().current).toBe(1)
    session.answer(4, 'a')
    expect(choiceOf(session, 4)).toBeUndefined()
  })

  test('the next one opens by itself, offline too; the past one can be read', async () => {
    const session = await enter()
    session.answer(1, 'a')
    await saved(session)
    server.online = false
    const told = vi.fn()
    session.onMessage = told
    session.clock.heard(299_900, session.clock.now())
    session.tick()
    expect(told).toHaveBeenCalledWith({ kind: 'section-opened', section: 1 })
    expect(session.answers.read().current).toBe(4)
    session.goTo(1)
    expect(session.answers.read().current).toBe(1)
    session.answer(1, 'b')
    expect(choiceOf(session, 1)).toBe('a')
  })

  test('two that open together can both be changed, and the one before them no more', async () => {
    server.sections = [
      { name: 'Mathematics', first_question: 1, question_count: 1, opens: 0, closes: 300 },
      { name: 'Computer', first_question: 2, question_count: 2, opens: 300, closes: 600 },
      { name: 'English', first_question: 4, question_count: 2, opens: 300, closes: 600 },
    ]
    const session = await enter()
    expect([2, 4].map((number) => session.canOpen(number))).toEqual([false, false])
    session.clock.heard(299_900, session.clock.now())
    session.tick()
    expect(session.answers.read().current).toBe(2)
    session.goTo(5)
    session.answer(5, 'a')
    session.goTo(2)
    session.answer(2, 'b')
    session.answer(1, 'c')
    expect([5, 2, 1].map((number) => choiceOf(session, number))).toEqual(['a', 'b', null])
  })
})

describe('on a device that is full', () => {
  const full = (isFull: (store: string) => boolean = () => true) => {
    const { put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
      if (isFull(this.name)) throw new DOMException('no room', 'QuotaExceededError')
      return put.apply(this, values)
    })
  }

  /** Somebody of whom no earlier test has anything under way. */
  let someone = { ...owner, userId: 100 }
  beforeEach(() => {
    someone = { ...owner, userId: someone.userId + 1 }
  })

  test('answers are stored although the paper finds no room', async () => {
    full((store) => store === 'papers')
    const session = await enter(openAttempt(someone))
    server.online = false
    session.answer(1, 'a')
    await until(async () =>
      expect((await readOnDevice(someone)).actions).toContainEqual(expect.objectContaining({ choice: 'a' })),
    )
    expect(storedOnDevice.read()).toBe(true)
  })
})

describe('where the browser stores nothing', () => {
  test('the test goes on in memory and the student is told', async () => {
    vi.stubGlobal('indexedDB', undefined)
    closeTab()
    const session = await enter()
    session.answer(1, 'a')
    await saved(session)
    expect(storedOnDevice.read()).toBe(false)
    expect(server.state().responses.get(1)?.choice).toBe('a')
  })
})
