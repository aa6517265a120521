import type { AttemptResult } from '@pariksha/contract/attempts/results'
import { describe, expect, test } from 'vitest'
import { advanceClock } from '../testing/attempts/sitting.ts'
import { aPaper, rightLetter } from '../testing/papers/papers.ts'
import { problem, startNewSitting, useApp } from '../testing/use-app.ts'
import { createActionLog } from './answers/action-log.ts'

const here = useApp()

describe('devices', () => {
  test('sending again changes nothing, and order of arrival does not matter', async () => {
    const { sitting } = await startNewSitting(here)
    const tab = await sitting.openOn()
    const first = tab.does(1, { user_choice: 'a' })
    const second = tab.does(1, { user_choice: 'b' })
    expect((await tab.sent([second])).acknowledged).toEqual([2])
    expect((await tab.sent([first, second])).acknowledged).toEqual([1, 2])
    expect((await sitting.read()).test_json[0]?.user_choice).toBe('b')
  })

  test('one bad action never holds up the others', async () => {
    const { sitting } = await startNewSitting(here)
    const tab = await sitting.openOn()
    const reply = await tab.sent([
      tab.does(1, { user_choice: 'a' }),
      tab.does(77, { user_choice: 'a' }),
      tab.does(2, { user_choice: 'z' }),
      { ...tab.does(3), at: 'now' },
      tab.does(4, { user_choice: 'd' }),
    ])
    expect(reply.acknowledged).toEqual([1, 2, 3, 4, 5])
    expect(reply.refused).toEqual([
      { seq: 2, code: 'not_found' },
      { seq: 3, code: 'unknown_choice' },
      { seq: 4, code: 'bad_input' },
    ])
    expect((await sitting.read()).test_json.flatMap(({ user_choice }) => user_choice ?? [])).toEqual(['a', 'd'])
    expect((await tab.submitWithCount()).statusCode).toBe(200)
  })

  test('taps that arrive in one batch count in their order', async () => {
    const { student, sitting } = await startNewSitting(here, { paper: aPaper({ sections: [{ count: 100 }] }) })
    await sitting.patch(1, { current_question: 1 })
    const log = createActionLog(here.database.pool)
    const save = (questionNumber: number, choice?: string) => ({
      studentId: student.id,
      attemptId: sitting.id,
      sender: null,
      actions: [
        {
          seq: null,
          at: null,
          questionNumber,
          window: { opens: 0, closes: 3_600_000 },
          ...(choice && { choice }),
        },
      ],
    })
    const taps = Array.from({ length: 400 }, (_, index) => save((index % 100) + 1, index < 300 ? 'a' : 'b'))
    await Promise.all(taps.map((tap) => log.append(tap)))
    const attempt = await sitting.read()
    expect(new Set(attempt.test_json.map(({ user_choice }) => user_choice))).toEqual(new Set(['b']))
    expect(attempt.current_question).toBe(100)
  })

  test('a second device takes over; the first is notified, delivers what it had, and may take it back', async () => {
    const { sitting } = await startNewSitting(here)
    const phone = await sitting.openOn()
    await phone.sent([phone.does(1, { user_choice: 'a' })])
    const unsent = [phone.does(2, { user_choice: 'b' }), phone.does(3, { user_choice: 'c' })]
    const laptop = await sitting.openOn()
    await laptop.sent([laptop.does(3, { user_choice: 'd' })])

    const answer = await phone.sent(unsent)
    expect(answer).toMatchObject({ taken_over: true, refused: [], acknowledged: [2, 3], earlier_deliveries: 1 })
    expect((await laptop.sent([])).earlier_deliveries).toBe(1)
    // the later device wins where both answered
    expect((await sitting.read()).test_json.slice(0, 3).map(({ user_choice }) => user_choice)).toEqual(['a', 'b', 'd'])

    await phone.takeOver()
    expect(phone.epoch).toBe(3)
    expect((await phone.sent([phone.does(3, { user_choice: 'a' })])).taken_over).toBe(false)
    expect((await laptop.sent([])).taken_over).toBe(true)
    expect((await sitting.read()).test_json[2]?.user_choice).toBe('a')
  })

  test('a client that saves question by question is another device', async () => {
    const { sitting } = await startNewSitting(here)
    const tab = await sitting.openOn()
    await tab.sent([tab.does(1, { user_choice: 'a' })])
    expect((await sitting.patch(1, { user_choice: 'b' })).statusCode).toBe(200)
    expect((await tab.sent([])).taken_over).toBe(true)
    expect((await sitting.read()).test_json[0]?.user_choice).toBe('b')
  })

  test('submitting waits for what is still on its way', async () => {
    const { sitting } = await startNewSitting(here)
    const tab = await sitting.openOn()
    const [first, second] = [tab.does(1, { user_choice: rightLetter(1) }), tab.does(2, { user_choice: rightLetter(2) })]
    await tab.sent([second])
    expect(problem(await tab.submitWithCount())).toEqual([409, 'actions_missing'])
    await tab.sent([first])
    const submitted = await tab.submitWithCount()
    expect([submitted.statusCode, submitted.json().result.correct]).toEqual([200, 2])
  })

  test.each([
    ['on time', 100_000, 200_000, 200],
    ['before the last answer', 100_000, 50_000, 100],
    ['by a clock that is ahead', 100_000, 900_000, 300],
  ])(
    'the time of a result ends where it was submitted, not where that was delivered: %s',
    async (_, answered, at, seconds) => {
      const { sitting } = await startNewSitting(here)
      const phone = await sitting.openOn()
      await advanceClock(here.database.db, sitting.id, 300)
      await phone.sent([phone.does(1, { at: answered, user_choice: 'a' })])
      const result = (await phone.submitWithCount({ at })).json<AttemptResult>()
      expect(Math.abs(result.seconds - seconds)).toBeLessThan(5)
      expect((await sitting.read()).outcome?.seconds).toBe(result.seconds)
    },
  )

  test('a phone whose date was years off still delivers what was typed on it', async () => {
    const { sitting } = await startNewSitting(here)
    const phone = await sitting.openOn()
    const years = 6 * 365 * 86_400_000
    const reply = await phone.sent([
      phone.does(1, { at: years, user_choice: rightLetter(1) }),
      phone.does(2, { at: -years, user_choice: rightLetter(2) }),
    ])
    expect(reply.refused).toEqual([])
    expect((await sitting.result()).result.correct).toBe(2)
  })

  test('what is sent again after the end, because the first reply was lost, is answered as it counts', async () => {
    const { sitting } = await startNewSitting(here)
    const tab = await sitting.openOn()
    const [counted, late] = [tab.does(1, { user_choice: rightLetter(1) }), tab.does(2, { user_choice: rightLetter(2) })]
    await tab.sent([counted])
    await sitting.result()
    const again = await tab.sent([counted, late])
    expect(again).toMatchObject({ acknowledged: [1, 2], refused: [{ seq: 2, code: 'attempt_closed' }] })
    expect((await tab.sent([counted, late])).refused).toEqual(again.refused)
  })

  test('a phone found again after months may still be emptied', async () => {
    const { sitting } = await startNewSitting(here)
    const phone = await sitting.openOn()
    await sitting.result()
    await advanceClock(here.database.db, sitting.id, 90 * 86_400)
    const reply = await phone.sent([phone.does(1, { at: 90 * 86_400_000, user_choice: rightLetter(1) })], {
      settled: true,
    })
    expect(reply.refused).toEqual([{ seq: 1, code: 'attempt_closed' }])
  })

  test('a device that never opened the attempt cannot deliver to it', async () => {
    const { sitting } = await startNewSitting(here)
    const tab = await sitting.openOn()
    expect(problem(await tab.send([tab.does(1)], { device: crypto.randomUUID() }))).toEqual([404, 'device_unknown'])
    expect(problem(await tab.send([tab.does(1)], { epoch: 9 }))).toEqual([404, 'device_unknown'])
  })
})
