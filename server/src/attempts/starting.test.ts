import { describe, expect, test } from 'vitest'
import { call } from '../testing/app.ts'
import { aStudent } from '../testing/factories.ts'
import { aTest } from '../testing/papers.ts'
import { timePasses } from '../testing/sitting.ts'
import { problem, seated, useApp } from '../testing/use-app.ts'

const here = useApp()

describe('starting', () => {
  test('a test that is started again is the same attempt', async () => {
    const { student, testId, sitting } = await seated(here)
    const again = await call(here.app, 'POST', '/tests/usertest/', { as: student.token, body: { test_id: testId } })
    expect([again.statusCode, again.json().id]).toEqual([200, sitting.id])
  })

  test('two taps on Start at once make one attempt', async () => {
    const student = await aStudent(here.database.db)
    const { id } = await aTest(here.database.db)
    const start = () => call(here.app, 'POST', '/tests/usertest/', { as: student.token, body: { test_id: id } })
    const replies = await Promise.all([start(), start(), start()])
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
  })

  test('only a student may, only what is published, and what is paid for asks for payment', async () => {
    const student = await aStudent(here.database.db)
    const start = (test_id: number, as?: string) =>
      call(here.app, 'POST', '/tests/usertest/', { ...(as && { as }), body: { test_id } })
    const free = await aTest(here.database.db)
    expect(problem(await start(free.id))).toEqual([401, 'unauthorized'])
    expect(problem(await start(999_999, student.token))).toEqual([404, 'not_found'])
    expect(problem(await start((await aTest(here.database.db, { published: false })).id, student.token))).toEqual([
      409,
      'not_published',
    ])
    expect(problem(await start((await aTest(here.database.db, { freeCount: 0 })).id, student.token))).toEqual([
      402,
      'payment_required',
    ])
  })

  test('the clock waits for the paper, but not for longer than the allowance', async () => {
    const { sitting } = await seated(here)
    expect((await sitting.read()).remaining_seconds).toBe(3600)
    await timePasses(here.database.db, sitting.id, 150)
    expect((await sitting.read()).remaining_seconds).toBeCloseTo(3600 - 30, -1)
  })

  test('the clock starts when the first device has the paper', async () => {
    const { sitting } = await seated(here)
    await timePasses(here.database.db, sitting.id, 60)
    await sitting.openOn()
    await timePasses(here.database.db, sitting.id, 100)
    expect((await sitting.read()).remaining_seconds).toBeCloseTo(3500, -1)
  })
})
