import { describe, expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { advanceClock } from '../../testing/attempts/sitting.ts'
import { aStudent } from '../../testing/factories.ts'
import { rightLetter } from '../../testing/papers/papers.ts'
import { problem, startNewSitting, useApp } from '../../testing/use-app.ts'

const here = useApp()

describe('saving question by question', () => {
  test('an answer, a mark, a cleared answer and the position are kept', async () => {
    const { sitting } = await startNewSitting(here)
    expect((await sitting.patch(2, { user_choice: 'B', marked_review: false })).json()).toMatchObject({
      question_number: 2,
      user_choice: 'b',
      marked_review: false,
      visited: true,
    })
    expect((await sitting.patch(2, { marked_review: true })).json()).toMatchObject({
      user_choice: 'b',
      marked_review: true,
    })
    expect((await sitting.patch(2, { user_choice: null })).json()).toMatchObject({
      user_choice: null,
      marked_review: true,
    })
    expect((await sitting.patch(2, { marked_review: false })).json()).toMatchObject({
      user_choice: null,
      marked_review: false,
    })
    await sitting.patch(2, { current_question: 3 })
    const attempt = await sitting.read()
    expect(attempt.current_question).toBe(3)
    expect(attempt.test_json.slice(0, 3).map(({ visited }) => visited)).toEqual([false, true, true])
  })

  test('what comes without waiting for each other is stored as it came, and each reply knows what came before', async () => {
    const { sitting } = await startNewSitting(here)
    await sitting.patch(1, { user_choice: 'a', marked_review: true })
    const saves = Array.from({ length: 24 }, (_, index) =>
      index % 2 === 0 ? { user_choice: 'bcda'[(index / 2) % 4] } : { marked_review: index % 4 === 3 },
    )
    const replies = await Promise.all(saves.map((save) => sitting.patch(1, save)))
    let now: object = { user_choice: 'a', marked_review: true }
    const expected = saves.map((save) => (now = { ...now, ...save }))
    expect(replies.map((reply) => reply.json())).toMatchObject(expected)
    expect((await sitting.read()).test_json[0]).toMatchObject(now)
  })

  test('what no question offers is refused and nothing is stored', async () => {
    const { sitting } = await startNewSitting(here)
    expect(problem(await sitting.patch(1, { user_choice: 'e' }))).toEqual([400, 'unknown_choice'])
    expect(problem(await sitting.patch(11, { user_choice: 'a' }))).toEqual([404, 'not_found'])
    expect(problem(await sitting.patch(1, { user_choice: 'a', score: 1 }))).toEqual([400, 'bad_input'])
    expect(problem(await sitting.patch(1, {}))).toEqual([400, 'bad_input'])
    expect((await sitting.read()).test_json.some(({ visited }) => visited)).toBe(false)
  })

  test("somebody else's attempt is not there", async () => {
    const { sitting } = await startNewSitting(here)
    const stranger = await aStudent(here.database.db)
    for (const [method, path, body] of [
      ['GET', '/', undefined],
      ['GET', '/paper/', undefined],
      ['GET', '/1/', undefined],
      ['PATCH', '/1/', { user_choice: 'a' }],
      ['POST', '/submit/', {}],
      ['POST', '/pause/', {}],
      ['POST', '/takeover/', { device: crypto.randomUUID() }],
      ['POST', '/actions/', { device: crypto.randomUUID(), epoch: 1, actions: [] }],
    ] as const) {
      const reply = await call(here.app, method, `${sitting.path}${path}`, {
        as: stranger.token,
        ...(body && { body }),
      })
      expect([path, ...problem(reply)]).toEqual([path, 404, 'not_found'])
    }
  })

  test('a save within the grace counts, one after it is refused because the time is over', async () => {
    const { sitting } = await startNewSitting(here)
    await sitting.patch(1, { user_choice: rightLetter(1) })
    await advanceClock(here.database.db, sitting.id, 3602)
    expect((await sitting.patch(2, { user_choice: rightLetter(2) })).statusCode).toBe(200)
    await advanceClock(here.database.db, sitting.id, 5)
    expect(problem(await sitting.patch(3, { user_choice: rightLetter(3) }))).toEqual([409, 'attempt_closed'])
    expect((await sitting.result()).result).toMatchObject({ attempted: 2, correct: 2 })
  })
})
