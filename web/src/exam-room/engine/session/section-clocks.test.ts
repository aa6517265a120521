import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FakeServer } from '../testing/fake-server.ts'
import { choiceOf, enter, leaveRoom, newDevice, saved } from '../testing/room.ts'

let server: FakeServer
beforeEach(() => {
  server = newDevice()
})
afterEach(leaveRoom)

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
    const messages = vi.fn()
    session.onMessage = messages
    session.clock.update(299_900, session.clock.now())
    session.tick()
    expect(messages).toHaveBeenCalledWith({ kind: 'section-opened', section: 1 })
    expect(session.answers.read().current).toBe(4)
    session.goTo(1)
    expect(session.answers.read().current).toBe(1)
    session.answer(1, 'b')
    expect(choiceOf(session, 1)).toBe('a')
  })

  test('the open one has a clock beside that of the test, and announces the next section', async () => {
    const session = await enter()
    await saved(session)
    session.clock.update(307_000, session.clock.now())
    session.tick()
    const left = session.countdown.secondsLeft.read()
    expect(session.countdown.sectionSecondsLeft.read()).toBe(left - 300)
    expect([session.sections.after(0), session.sections.before(1)]).toEqual([1, 0])
    session.clock.update(299_900, session.clock.now())
    session.tick()
    expect(session.countdown.openSection.read()).toBe(1)
    expect(session.countdown.sectionSecondsLeft.read()).toBe(session.countdown.secondsLeft.read())
    expect([session.sections.after(1), session.sections.before(0)]).toEqual([null, null])
  })

  test('two that open together can both be changed, and the one before them no more', async () => {
    server.sections = [
      { name: 'Mathematics', first_question: 1, question_count: 1, opens: 0, closes: 300 },
      { name: 'Computer', first_question: 2, question_count: 2, opens: 300, closes: 600 },
      { name: 'English', first_question: 4, question_count: 2, opens: 300, closes: 600 },
    ]
    const session = await enter()
    expect([2, 4].map((number) => session.canOpen(number))).toEqual([false, false])
    expect([session.sections.after(0), session.sections.after(1)]).toEqual([1, null])
    expect([session.sections.before(1), session.sections.before(2)]).toEqual([0, 0])
    expect(session.sections.beside(1)).toEqual(['Computer', 'English'])
    session.clock.update(299_900, session.clock.now())
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
