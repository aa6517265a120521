import type { AttemptList } from '@pariksha/contract/attempts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPapers } from '../papers/store.ts'
import { call, testApp } from '../testing/app.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { aStudent } from '../testing/factories.ts'
import { aPaper, aTest, KEY_MARK, rightLetter, wrongLetter } from '../testing/papers.ts'
import { sitDown, timePasses } from '../testing/sitting.ts'
import { createActionLog } from './action-log.ts'
import { closeOverdue } from './close-overdue.ts'

let database: TestDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await freshDatabase()
  app = await testApp(database)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const fail = (error: unknown) => {
  throw error
}
const problem = (reply: { statusCode: number; json(): { code: string } }) => [reply.statusCode, reply.json().code]

async function seated(options: Parameters<typeof aTest>[1] = {}) {
  const student = await aStudent(database.db)
  const { id } = await aTest(database.db, options)
  return { student, testId: id, sitting: await sitDown(app, student.token, id) }
}

describe('starting', () => {
  test('a test that is started again is the same attempt', async () => {
    const { student, testId, sitting } = await seated()
    const again = await call(app, 'POST', '/tests/usertest/', { as: student.token, body: { test_id: testId } })
    expect([again.statusCode, again.json().id]).toEqual([200, sitting.id])
  })

  test('two taps on Start at once make one attempt', async () => {
    const student = await aStudent(database.db)
    const { id } = await aTest(database.db)
    const start = () => call(app, 'POST', '/tests/usertest/', { as: student.token, body: { test_id: id } })
    const replies = await Promise.all([start(), start(), start()])
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
  })

  test('only a student may, only what is published, and what is paid for asks for payment', async () => {
    const student = await aStudent(database.db)
    const start = (test_id: number, as?: string) =>
      call(app, 'POST', '/tests/usertest/', { ...(as && { as }), body: { test_id } })
    const free = await aTest(database.db)
    expect(problem(await start(free.id))).toEqual([401, 'unauthorized'])
    expect(problem(await start(999_999, student.token))).toEqual([404, 'not_found'])
    expect(problem(await start((await aTest(database.db, { published: false })).id, student.token))).toEqual([
      409,
      'not_published',
    ])
    expect(problem(await start((await aTest(database.db, { freeCount: 0 })).id, student.token))).toEqual([
      402,
      'payment_required',
    ])
  })

  test('the clock waits for the paper, but not for longer than the allowance', async () => {
    const { sitting } = await seated()
    expect((await sitting.read()).remaining_seconds).toBe(3600)
    await timePasses(database.db, sitting.id, 150)
    expect((await sitting.read()).remaining_seconds).toBeCloseTo(3600 - 30, -1)
  })

  test('the clock starts when the first device has the paper', async () => {
    const { sitting } = await seated()
    await timePasses(database.db, sitting.id, 60)
    await sitting.openOn()
    await timePasses(database.db, sitting.id, 100)
    expect((await sitting.read()).remaining_seconds).toBeCloseTo(3500, -1)
  })
})

describe('saving question by question', () => {
  test('an answer, a mark, a cleared answer and the position are kept', async () => {
    const { sitting } = await seated()
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
    await sitting.patch(2, { current_question: 3 })
    const attempt = await sitting.read()
    expect(attempt.current_question).toBe(3)
    expect(attempt.test_json.slice(0, 3).map(({ visited }) => visited)).toEqual([false, true, true])
  })

  test('what no question offers is refused and nothing is stored', async () => {
    const { sitting } = await seated()
    expect(problem(await sitting.patch(1, { user_choice: 'e' }))).toEqual([400, 'unknown_choice'])
    expect(problem(await sitting.patch(11, { user_choice: 'a' }))).toEqual([404, 'not_found'])
    expect(problem(await sitting.patch(1, { user_choice: 'a', score: 1 }))).toEqual([400, 'bad_input'])
    expect(problem(await sitting.patch(1, {}))).toEqual([400, 'bad_input'])
    expect((await sitting.read()).test_json.some(({ visited }) => visited)).toBe(false)
  })

  test("somebody else's attempt is not there", async () => {
    const { sitting } = await seated()
    const stranger = await aStudent(database.db)
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
      const reply = await call(app, method, `${sitting.path}${path}`, { as: stranger.token, ...(body && { body }) })
      expect([path, ...problem(reply)]).toEqual([path, 404, 'not_found'])
    }
  })

  test('a save within the grace counts, one after it is told that the time is over', async () => {
    const { sitting } = await seated()
    await sitting.patch(1, { user_choice: rightLetter(1) })
    await timePasses(database.db, sitting.id, 3602)
    expect((await sitting.patch(2, { user_choice: rightLetter(2) })).statusCode).toBe(200)
    await timePasses(database.db, sitting.id, 5)
    expect(problem(await sitting.patch(3, { user_choice: rightLetter(3) }))).toEqual([409, 'attempt_closed'])
    expect((await sitting.result()).result).toMatchObject({ attempted: 2, correct: 2 })
  })
})

describe('devices', () => {
  test('sending again changes nothing, and order of arrival does not matter', async () => {
    const { sitting } = await seated()
    const tab = await sitting.openOn()
    const first = tab.does(1, { user_choice: 'a' })
    const second = tab.does(1, { user_choice: 'b' })
    expect((await tab.sent([second])).acknowledged).toEqual([2])
    expect((await tab.sent([first, second])).acknowledged).toEqual([1, 2])
    expect((await sitting.read()).test_json[0]?.user_choice).toBe('b')
  })

  test('one bad action never holds up the others', async () => {
    const { sitting } = await seated()
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
    expect((await tab.handIn()).statusCode).toBe(200)
  })

  test('taps that arrive in one breath count in their order', async () => {
    const { student, sitting } = await seated({ paper: aPaper({ sections: [{ count: 100 }] }) })
    await sitting.patch(1, { current_question: 1 })
    const log = createActionLog(database.pool)
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

  test('a second device takes over; the first is told, delivers what it had, and may take it back', async () => {
    const { sitting } = await seated()
    const phone = await sitting.openOn()
    await phone.sent([phone.does(1, { user_choice: 'a' })])
    const unsent = [phone.does(2, { user_choice: 'b' }), phone.does(3, { user_choice: 'c' })]
    const laptop = await sitting.openOn()
    await laptop.sent([laptop.does(3, { user_choice: 'd' })])

    const told = await phone.sent(unsent)
    expect(told).toMatchObject({ taken_over: true, refused: [], acknowledged: [2, 3], earlier_deliveries: 1 })
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
    const { sitting } = await seated()
    const tab = await sitting.openOn()
    await tab.sent([tab.does(1, { user_choice: 'a' })])
    expect((await sitting.patch(1, { user_choice: 'b' })).statusCode).toBe(200)
    expect((await tab.sent([])).taken_over).toBe(true)
    expect((await sitting.read()).test_json[0]?.user_choice).toBe('b')
  })

  test('handing in waits for what is still on its way', async () => {
    const { sitting } = await seated()
    const tab = await sitting.openOn()
    const [first, second] = [tab.does(1, { user_choice: rightLetter(1) }), tab.does(2, { user_choice: rightLetter(2) })]
    await tab.sent([second])
    expect(problem(await tab.handIn())).toEqual([409, 'actions_missing'])
    await tab.sent([first])
    const handedIn = await tab.handIn()
    expect([handedIn.statusCode, handedIn.json().result.correct]).toEqual([200, 2])
  })

  test('a phone whose date was years off still delivers what was typed on it', async () => {
    const { sitting } = await seated()
    const phone = await sitting.openOn()
    const years = 6 * 365 * 86_400_000
    const reply = await phone.sent([
      phone.does(1, { at: years, user_choice: rightLetter(1) }),
      phone.does(2, { at: -years, user_choice: rightLetter(2) }),
    ])
    expect(reply.refused).toEqual([])
    expect((await sitting.result()).result.correct).toBe(2)
  })

  test('what is sent again after the end, because the first reply was lost, is told as it counts', async () => {
    const { sitting } = await seated()
    const tab = await sitting.openOn()
    const [counted, late] = [tab.does(1, { user_choice: rightLetter(1) }), tab.does(2, { user_choice: rightLetter(2) })]
    await tab.sent([counted])
    await sitting.result()
    const again = await tab.sent([counted, late])
    expect(again).toMatchObject({ acknowledged: [1, 2], refused: [{ seq: 2, code: 'attempt_closed' }] })
    expect((await tab.sent([counted, late])).refused).toEqual(again.refused)
  })

  test('a phone found again after months may still be emptied', async () => {
    const { sitting } = await seated()
    const phone = await sitting.openOn()
    await sitting.result()
    await timePasses(database.db, sitting.id, 90 * 86_400)
    const reply = await phone.sent([phone.does(1, { at: 90 * 86_400_000, user_choice: rightLetter(1) })], {
      settled: true,
    })
    expect(reply.refused).toEqual([{ seq: 1, code: 'attempt_closed' }])
  })

  test('a device that never opened the attempt cannot deliver to it', async () => {
    const { sitting } = await seated()
    const tab = await sitting.openOn()
    expect(problem(await tab.send([tab.does(1)], { device: crypto.randomUUID() }))).toEqual([404, 'not_found'])
    expect(problem(await tab.send([tab.does(1)], { epoch: 9 }))).toEqual([404, 'not_found'])
  })
})

describe('pausing', () => {
  test('a pause stops the clock and hides the questions', async () => {
    const { sitting } = await seated()
    const tab = await sitting.openOn()
    await timePasses(database.db, sitting.id, 600)
    expect((await sitting.pause()).json().status).toBe('paused')
    await timePasses(database.db, sitting.id, 5000)
    expect(problem(await sitting.patch(1, { user_choice: 'a' }))).toEqual([409, 'paused'])
    expect(problem(await tab.takeOver())).toEqual([409, 'paused'])
    const resumed = (await sitting.resume()).json()
    expect(resumed.status).toBe('started')
    expect(resumed.remaining_seconds).toBeCloseTo(3000, -1)
    await sitting.result()
    const { ranked } = await database.db
      .selectFrom('results')
      .select('ranked')
      .where('attempt_id', '=', sitting.id)
      .executeTakeFirstOrThrow()
    expect(ranked).toBe(false)
  })

  test('a live test has no pause and gives no time back', async () => {
    const { sitting } = await seated({ mode: 'live' })
    await sitting.openOn()
    expect(problem(await sitting.pause())).toEqual([409, 'cannot_pause'])
    await timePasses(database.db, sitting.id, 600)
    expect((await sitting.read()).away).toBeNull()
    expect(problem(await sitting.resume())).toEqual([409, 'cannot_resume'])
  })

  test('a student who was away goes on with the time that was left', async () => {
    const { sitting } = await seated()
    const tab = await sitting.openOn()
    await timePasses(database.db, sitting.id, 600)
    await tab.sent([tab.does(1, { user_choice: 'a' })])
    expect((await sitting.read()).away).toBeNull()
    await timePasses(database.db, sitting.id, 1200)
    expect((await sitting.read()).away?.remaining_seconds).toBeCloseTo(3000, -1)
    const resumed = (await sitting.resume()).json()
    expect(resumed.remaining_seconds).toBeCloseTo(3000, -1)
    expect(resumed.away).toBeNull()
  })

  test('time is given back once, however often it is asked for', async () => {
    for (const open of [true, false]) {
      const { sitting } = await seated()
      await sitting.patch(1, { user_choice: 'a' })
      if (open) await sitting.openOn()
      await timePasses(database.db, sitting.id, 1200)
      await sitting.resume()
      expect(problem(await sitting.resume())).toEqual([409, 'cannot_resume'])
      await timePasses(database.db, sitting.id, 100)
      expect((await sitting.read()).remaining_seconds).toBeCloseTo(3500, -1)
    }
  })

  test('who comes back from a pause was not away as well', async () => {
    const { sitting } = await seated()
    await sitting.openOn()
    await timePasses(database.db, sitting.id, 600)
    await sitting.pause()
    await timePasses(database.db, sitting.id, 5000)
    expect((await sitting.resume()).json().away).toBeNull()
    expect(problem(await sitting.resume())).toEqual([409, 'cannot_resume'])
    expect((await sitting.read()).remaining_seconds).toBeCloseTo(3000, -1)
  })

  test('even when the time ran out meanwhile', async () => {
    const { sitting } = await seated()
    const tab = await sitting.openOn()
    await tab.sent([tab.does(1, { user_choice: 'a' })])
    await timePasses(database.db, sitting.id, 9000)
    const closing = await sitting.read()
    expect(closing.status).toBe('closing')
    expect(closing.away?.remaining_seconds).toBeCloseTo(3600, -1)
    expect((await sitting.resume()).json()).toMatchObject({ status: 'started' })
    await tab.takeOver()
    expect((await tab.sent([tab.does(2, { user_choice: 'b' })])).refused).toEqual([])
  })
})

describe('the deadline', () => {
  test('an attempt nobody is at any more is closed by the job and marked', async () => {
    const { sitting } = await seated()
    await sitting.patch(1, { user_choice: rightLetter(1) })
    await timePasses(database.db, sitting.id, 3700)
    await closeOverdue({ db: database.db, papers: createPapers(database.db) }, fail)
    const row = await database.db
      .selectFrom('attempts')
      .select('status')
      .where('id', '=', sitting.id)
      .executeTakeFirstOrThrow()
    expect(row.status).toBe('completed')
    expect((await sitting.read()).outcome?.result).toMatchObject({ total: 10, correct: 1, unattempted: 9 })
  })

  test('an attempt that cannot be closed holds up no other', async () => {
    const broken = await seated()
    const sound = await seated()
    const { paper_id } = await database.db
      .selectFrom('tests')
      .select('paper_id')
      .where('id', '=', broken.testId)
      .executeTakeFirstOrThrow()
    await database.db.deleteFrom('keys').where('paper_id', '=', paper_id).execute()
    for (const { sitting } of [broken, sound]) await timePasses(database.db, sitting.id, 3800)
    const reported: unknown[] = []
    await closeOverdue({ db: database.db, papers: createPapers(database.db) }, (error) => reported.push(error))
    expect(reported).toHaveLength(1)
    const { status } = await database.db
      .selectFrom('attempts')
      .select('status')
      .where('id', '=', sound.sitting.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('completed')
    await database.db.deleteFrom('attempts').where('id', '=', broken.sitting.id).execute()
  })

  test('a device that was offline across it delivers what was typed in time, and only that counts', async () => {
    const { sitting } = await seated()
    const phone = await sitting.openOn()
    await phone.sent([phone.does(1, { at: 1_000, user_choice: rightLetter(1) })])
    await timePasses(database.db, sitting.id, 3900)
    expect(await sitting.read()).toMatchObject({ status: 'closing', outcome: null })
    const reply = await phone.sent(
      [
        phone.does(2, { at: 1_800_000, user_choice: rightLetter(2) }),
        phone.does(3, { at: 3_599_000, user_choice: rightLetter(3) }),
        phone.does(4, { at: 3_650_000, user_choice: rightLetter(4) }),
      ],
      { settled: true },
    )
    expect(reply).toMatchObject({ status: 'completed', refused: [{ seq: 4, code: 'attempt_closed' }] })
    const { outcome } = await sitting.read()
    expect(outcome?.result).toMatchObject({ correct: 3, attempted: 3 })
    expect(outcome?.test_json[3]).toMatchObject({ user_choice: null, late_choice: rightLetter(4) })
  })

  test('a backlog in several batches is waited for', async () => {
    const { sitting } = await seated()
    const phone = await sitting.openOn()
    await timePasses(database.db, sitting.id, 3900)
    expect((await phone.sent([phone.does(1, { at: 100_000, user_choice: rightLetter(1) })])).status).toBe('closing')
    expect(
      (await phone.sent([phone.does(2, { at: 200_000, user_choice: rightLetter(2) })], { settled: true })).status,
    ).toBe('completed')
    expect((await sitting.result()).result.correct).toBe(2)
  })

  test('a device that was heard of after the last moment cannot date answers back', async () => {
    const { sitting } = await seated()
    const phone = await sitting.openOn()
    await timePasses(database.db, sitting.id, 3_601)
    await phone.sent([]) // a sign of life after the deadline, within the grace
    await timePasses(database.db, sitting.id, 600)
    const reply = await phone.sent([phone.does(1, { at: 1_000, user_choice: rightLetter(1) })])
    expect(reply.refused).toEqual([{ seq: 1, code: 'attempt_closed' }])
    expect((await sitting.read()).outcome?.result.correct).toBe(0)
  })

  test('the student may end the wait for another device', async () => {
    const { sitting } = await seated()
    const phone = await sitting.openOn()
    await timePasses(database.db, sitting.id, 3900)
    expect((await sitting.read()).status).toBe('closing')
    expect((await sitting.submit()).statusCode).toBe(200)
    const late = await phone.sent([phone.does(1, { at: 1_000, user_choice: rightLetter(1) })])
    expect(late).toMatchObject({ status: 'completed', refused: [{ seq: 1, code: 'attempt_closed' }] })
    expect((await sitting.read()).outcome).toMatchObject({
      result: { attempted: 0 },
      test_json: [{ late_choice: rightLetter(1) }, ...Array(9).fill({})],
    })
  })

  test('after the late window the job completes it', async () => {
    const { sitting } = await seated({ mode: 'live', lateWindowSeconds: 300 })
    await sitting.openOn()
    await timePasses(database.db, sitting.id, 3600 + 200)
    const engine = { db: database.db, papers: createPapers(database.db) }
    await closeOverdue(engine, fail)
    expect((await sitting.read()).status).toBe('closing')
    await timePasses(database.db, sitting.id, 200)
    await closeOverdue(engine, fail)
    expect((await sitting.read()).status).toBe('completed')
  })
})

describe('sections with clocks of their own', () => {
  const paper = aPaper({
    minutes: 30,
    sections: [
      { count: 3, minutes: 10 },
      { count: 3, minutes: 20 },
    ],
  })

  test('only the open section takes answers', async () => {
    const { sitting } = await seated({ paper })
    const tab = await sitting.openOn()
    const early = await tab.sent([tab.does(4, { user_choice: 'a' }), tab.does(1, { user_choice: rightLetter(1) })])
    expect(early.refused).toEqual([{ seq: 1, code: 'section_closed' }])
    await timePasses(database.db, sitting.id, 700)
    const reply = await tab.sent([
      tab.does(2, { at: 650_000, user_choice: 'b' }),
      tab.does(4, { at: 650_000, user_choice: rightLetter(4) }),
    ])
    expect(reply).toMatchObject({ section: 1, refused: [{ seq: 3, code: 'section_closed' }] })
    expect(problem(await sitting.patch(1, { user_choice: 'b' }))).toEqual([409, 'section_closed'])
  })

  test('what was typed offline while the section was open still counts', async () => {
    const { sitting } = await seated({ paper })
    const tab = await sitting.openOn()
    await timePasses(database.db, sitting.id, 900)
    const reply = await tab.sent([
      tab.does(1, { at: 300_000, user_choice: rightLetter(1) }),
      tab.does(4, { at: 650_000, user_choice: rightLetter(4) }),
    ])
    expect(reply.refused).toEqual([])
    expect((await tab.handIn()).json()).toMatchObject({ result: { correct: 2 } })
  })

  test('offline over the end of a section: its answers and those of the next arrive together, and all count', async () => {
    const { sitting } = await seated({ paper })
    const tab = await sitting.openOn()
    await timePasses(database.db, sitting.id, 700)
    const reply = await tab.sent([
      tab.does(1, { at: 300_000, user_choice: rightLetter(1) }),
      tab.does(4, { at: 680_000, user_choice: rightLetter(4) }),
    ])
    expect(reply.refused).toEqual([])
    expect((await tab.handIn()).json()).toMatchObject({ result: { correct: 2 } })
  })
})

describe('results', () => {
  test('looking at a question of a test that was handed in at once does not move its clock', async () => {
    const { student, sitting } = await seated()
    await sitting.result()
    const before = await sitting.read()
    expect((await call(app, 'GET', `${sitting.path}/1/`, { as: student.token })).statusCode).toBe(200)
    expect(await sitting.read()).toEqual(before)
  })

  test('marks follow the scheme exactly, and a second submit answers the same', async () => {
    const paper = aPaper({
      sections: [
        { name: 'Thirds', count: 3, marking: { right: '1', wrong: '-1/3' } },
        { name: 'Quarters', count: 3, marking: { right: '2', wrong: '-0.25' } },
      ],
    })
    const { sitting } = await seated({ paper })
    await sitting.patch(1, { user_choice: rightLetter(1) })
    await sitting.patch(2, { user_choice: wrongLetter(2) })
    await sitting.patch(4, { user_choice: rightLetter(4) })
    await sitting.patch(5, { user_choice: wrongLetter(5) })
    const first = await sitting.result()
    expect(first).toMatchObject({
      result: { total: 6, attempted: 4, unattempted: 2, correct: 2, incorrect: 2, accuracy: 50 },
      total_marks: 2.42,
      max_marks: 9,
      sections: [
        { name: 'Thirds', marks: 0.67, correct: 1 },
        { name: 'Quarters', marks: 1.75, correct: 1 },
      ],
    })
    expect(first.test_json[1]).toMatchObject({
      correct_choice: rightLetter(2),
      user_choice: wrongLetter(2),
      marks: -0.33,
    })
    expect(first.test_json[1]?.explanation?.en).toContain(KEY_MARK)
    expect(await sitting.result()).toEqual(first)
    expect((await sitting.read()).outcome).toEqual(first)
  })

  test('the list tells score and status, newest first', async () => {
    const { student, testId, sitting } = await seated()
    await sitting.patch(1, { user_choice: rightLetter(1) })
    await sitting.result()
    const again = await sitDown(app, student.token, testId)
    const list = (await call(app, 'GET', '/tests/usertest/', { as: student.token })).json<AttemptList>()
    expect(list.results.map(({ id, status, score }) => [id, status, score])).toEqual([
      [again.id, 'started', null],
      [sitting.id, 'completed', 1],
    ])
    expect([list.next, list.previous]).toEqual([null, null])
  })

  test('the list never shows an attempt as running whose time is over', async () => {
    const { student, sitting } = await seated()
    await sitting.patch(1, { user_choice: rightLetter(1) })
    await timePasses(database.db, sitting.id, 3700)
    const list = (await call(app, 'GET', '/tests/usertest/', { as: student.token })).json<AttemptList>()
    expect(list.results).toMatchObject([{ id: sitting.id, status: 'completed', score: 1 }])
  })

  test('only the first attempt at a test is ranked', async () => {
    const { student, testId, sitting } = await seated()
    await sitting.result()
    await (await sitDown(app, student.token, testId)).result()
    const rows = await database.db
      .selectFrom('results')
      .select('ranked')
      .where('student_id', '=', student.id)
      .orderBy('attempt_id')
      .execute()
    expect(rows.map(({ ranked }) => ranked)).toEqual([true, false])
  })
})
