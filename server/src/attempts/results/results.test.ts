import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { AttemptList } from '@pariksha/contract/attempts/lists'
import type { AttemptMarks, AttemptWithMarks, SharedSolution } from '@pariksha/contract/attempts/results'
import { describe, expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { addRankedResults } from '../../testing/attempts/ranked-results.ts'
import { advanceClock, startSitting } from '../../testing/attempts/sitting.ts'
import { aStudent } from '../../testing/factories.ts'
import { aPaper, KEY_MARK, rightLetter, wrongLetter } from '../../testing/papers/papers.ts'
import { startNewSitting, useApp } from '../../testing/use-app.ts'

const here = useApp()

describe('results', () => {
  test('looking at a question of a test that was submitted at once does not move its clock', async () => {
    const { student, sitting } = await startNewSitting(here)
    await sitting.result()
    const before = await sitting.read()
    expect((await call(here.app, 'GET', `${sitting.path}/1/`, { as: student.token })).statusCode).toBe(200)
    expect(await sitting.read()).toEqual(before)
  })

  test('marks follow the scheme exactly, and a second submit answers the same', async () => {
    const paper = aPaper({
      sections: [
        { name: 'Thirds', count: 3, marking: { right: '1', wrong: '-1/3' } },
        { name: 'Quarters', count: 3, marking: { right: '2', wrong: '-0.25' } },
      ],
    })
    const { sitting } = await startNewSitting(here, { paper })
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

  test('times of questions and sections add up to the time from the first question on, to the second', async () => {
    const paper = aPaper({ sections: [{ count: 4 }, { count: 3 }] })
    const { sitting } = await startNewSitting(here, { paper })
    const tab = await sitting.openOn()
    await advanceClock(here.database.db, sitting.id, 10)
    // 400 ms at each question, and the rest at the last one
    await tab.sent([1, 2, 3, 4, 5, 6, 7].map((number) => ({ ...tab.does(number), at: 3000 + number * 400 })))
    const { seconds, sections, test_json } = await sitting.result()
    expect(sections[0]?.seconds).toBe(2)
    const questions = test_json.map((one) => one.seconds)
    expect(questions.slice(0, 4)).toEqual([0, 1, 0, 1])
    const sum = (times: readonly number[]) => times.reduce((all, time) => all + time, 0)
    expect(sum(questions)).toBe(sum(sections.map((section) => section.seconds)))
    expect(seconds - sum(questions)).toBeGreaterThanOrEqual(3)
    expect(seconds - sum(questions)).toBeLessThanOrEqual(4)
  })

  test('marks with the solutions apart say the same as the whole result', async () => {
    const { student, sitting } = await startNewSitting(here)
    await sitting.patch(1, { user_choice: rightLetter(1) })
    const { test_json, ...whole } = await sitting.result()
    const get = (path: string, as = student.token) => call(here.app, 'GET', `${sitting.path}${path}`, { as })
    const { answers, ...marks } = (
      await call(here.app, 'POST', `${sitting.path}/submit/?solutions=apart`, { as: student.token })
    ).json<AttemptMarks>()
    expect(marks).toEqual(whole)
    expect((await get('/?solutions=apart')).json<AttemptWithMarks>().outcome).toEqual({ ...marks, answers })
    for (const encoding of ['br', 'gzip']) {
      const { solutions } = await solutionsOf(student.token, sitting.path, { 'accept-encoding': encoding })
      expect(solutions().map((solution, index) => ({ ...solution, ...answers[index] }))).toEqual(test_json)
    }
  })

  test('solutions are asked for again only when they changed, and only by who may see them', async () => {
    const { student, testId, sitting } = await startNewSitting(here)
    expect((await solutionsOf(student.token, sitting.path)).status).toBe(404) // not submitted yet
    await sitting.result()
    const { status, etag } = await solutionsOf(student.token, sitting.path)
    expect([status, (await solutionsOf(student.token, sitting.path, { 'if-none-match': etag })).status]).toEqual([
      200, 304,
    ])
    const other = await aStudent(here.database.db)
    const running = await startSitting(here.app, other.token, testId)
    for (const path of [sitting.path, running.path])
      expect((await solutionsOf(other.token, path, { 'if-none-match': etag })).status).toBe(404)
  })

  async function solutionsOf(token: string, path: string, headers: Record<string, string> = {}) {
    const reply = await here.app.inject({
      url: `/api/v1${path}/solutions/`,
      headers: { authorization: `Token ${token}`, 'accept-encoding': 'br', ...headers },
    })
    const decode = reply.headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync
    const solutions = (): SharedSolution[] => JSON.parse(decode(reply.rawPayload).toString())
    return { status: reply.statusCode, etag: String(reply.headers.etag), solutions }
  }

  test('the list has score and status, newest first', async () => {
    const { student, testId, sitting } = await startNewSitting(here)
    await sitting.patch(1, { user_choice: rightLetter(1) })
    await sitting.result()
    const again = await startSitting(here.app, student.token, testId)
    const list = (await call(here.app, 'GET', '/tests/usertest/', { as: student.token })).json<AttemptList>()
    expect(list.results.map(({ id, status, score }) => [id, status, score])).toEqual([
      [again.id, 'started', null],
      [sitting.id, 'completed', 1],
    ])
    expect([list.next, list.previous]).toEqual([null, null])
  })

  test('the list never shows an attempt as running whose time is over', async () => {
    const { student, sitting } = await startNewSitting(here)
    await sitting.patch(1, { user_choice: rightLetter(1) })
    await advanceClock(here.database.db, sitting.id, 3700)
    const list = (await call(here.app, 'GET', '/tests/usertest/', { as: student.token })).json<AttemptList>()
    expect(list.results).toMatchObject([{ id: sitting.id, status: 'completed', score: 1 }])
  })

  test('only the first attempt at a test is ranked', async () => {
    const { student, testId, sitting } = await startNewSitting(here)
    await sitting.result()
    await (await startSitting(here.app, student.token, testId)).result()
    const rows = await here.database.db
      .selectFrom('results')
      .select('ranked')
      .where('student_id', '=', student.id)
      .orderBy('attempt_id')
      .execute()
    expect(rows.map(({ ranked }) => ranked)).toEqual([true, false])
  })

  test('equal marks share a rank; who takes the test again, or is not done yet, has none', async () => {
    const { testId, student, sitting } = await startNewSitting(here)
    const submitted = async (right: number) => {
      const { token } = await aStudent(here.database.db)
      const sitting = await startSitting(here.app, token, testId)
      for (let number = 1; number <= right; number++) await sitting.patch(number, { user_choice: rightLetter(number) })
      await sitting.result()
      return { token, path: sitting.path }
    }
    const standing = async ({ token, path }: { token: string; path: string }) =>
      (await call(here.app, 'GET', `${path}/standing/`, { as: token })).json()
    const [best, second, equal, last] = [await submitted(3), await submitted(1), await submitted(1), await submitted(0)]
    const few = { percentile: null, band: null, mock: null, would_be: null, cut_offs: [] }
    expect(await standing(best)).toEqual({ rank: 1, of: 4, ...few })
    expect(await standing(second)).toEqual({ rank: 2, of: 4, ...few })
    expect(await standing(equal)).toEqual({ rank: 2, of: 4, ...few })
    expect(await standing(last)).toEqual({ rank: 4, of: 4, ...few })

    const open = { token: student.token, path: sitting.path }
    expect(await standing(open)).toEqual({ rank: null, of: 4, ...few })
    const again = await startSitting(here.app, best.token, testId)
    await again.result()
    expect(await standing({ token: best.token, path: again.path })).toEqual({ rank: null, of: 4, ...few })

    // from 30 on there is a percentile: 29 of 31 have as many marks as the second, or fewer
    await addRankedResults(
      here.database.db,
      testId,
      Array.from({ length: 27 }, () => 0),
    )
    expect(await standing(second)).toMatchObject({
      rank: 2,
      of: 31,
      percentile: 96.77419,
      band: { low: 83.8, high: 99.5 },
    })
    const strange = await call(here.app, 'GET', `${best.path}/standing/`, { as: student.token })
    expect(strange.statusCode).toBe(404)
  })
})
