import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { AttemptList } from '@pariksha/contract/attempts/lists'
import type { TestDetails } from '@pariksha/contract/exams/tests'
import { describe, expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { addRankedResults } from '../../testing/attempts/ranked-results.ts'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { inHours, LIVE, usePractisedTests } from '../../testing/live/practised-tests.ts'
import { aPaper, aTest, rightLetter } from '../../testing/papers/papers.ts'
import { problem } from '../../testing/use-app.ts'

const { here, student, start, get, closes, sits, standingOf } = usePractisedTests()

describe('after a live test', () => {
  test('it is practised from the release on, by who took it and by who did not', async () => {
    const { id } = await aTest(here.database.db, { ...LIVE, opensAt: inHours(-1), closesAt: inHours(1) })
    const [asha, ravi] = await Promise.all([student(), student()])
    await sits(asha, id, 3)
    const page = () => get<TestDetails>(`/tests/${id}/`)
    await closes([id], null)
    expect(problem(await start(asha, id))).toEqual([409, 'no_more_starts'])
    expect(problem(await start(ravi, id))).toEqual([409, 'no_more_starts'])
    await closes([id], -1)
    expect(problem(await start(ravi, id))).toEqual([409, 'no_more_starts'])
    expect(await page()).toMatchObject({ mode: 'live', practised: false })
    await closes([id])
    expect(await page()).toMatchObject({ mode: 'live', practised: true })
    for (const who of [asha, ravi]) {
      const started = await start(who, id)
      expect([started.statusCode, started.json<Attempt>().mode]).toEqual([201, 'practice'])
      expect((await start(who, id)).statusCode).toBe(200)
    }
    const again = await sits(ravi, id, 4)
    expect(await again.read()).toMatchObject({ mode: 'practice', outcome: { result: { correct: 4 } } })
    expect((await start(ravi, id)).statusCode).toBe(201)
    const { results } = await get<AttemptList>('/tests/usertest/', asha.token)
    expect(results.map(({ practised }) => practised)).toEqual([true, false])
  })

  test('who may not see it may not practise it, and nobody one that was taken back', async () => {
    const { db } = here.database
    const { id } = await aTest(db, LIVE)
    await closes([id])
    const change = (set: { access?: 'paid' | 'groups'; closed_at?: Date }) =>
      db.updateTable('tests').set(set).where('id', '=', id).execute()
    const ravi = await student()
    await change({ access: 'paid' })
    expect(problem(await start(ravi, id))).toEqual([402, 'payment_required'])
    await change({ access: 'groups' })
    expect(problem(await start(ravi, id))).toEqual([404, 'not_found'])
    const other = await aTest(db, LIVE)
    await closes([other.id])
    await db
      .updateTable('tests')
      .set({ closed_at: inHours(-1) })
      .where('id', '=', other.id)
      .execute()
    expect(problem(await start(ravi, other.id))).toEqual([409, 'no_more_starts'])
  })

  test('practice has its own clock, can be paused, is challenged by nobody and certified by nobody', async () => {
    const { db } = here.database
    const paper = aPaper({
      minutes: 60,
      sections: [
        { count: 5, minutes: 20 },
        { count: 5, minutes: 40 },
      ],
    })
    const window = { opensAt: inHours(-1), closesAt: inHours(-0.5), commonStart: true }
    const { id } = await aTest(db, { ...LIVE, paper, ...window })
    await closes([id])
    expect((await get<TestDetails>(`/tests/${id}/`)).common_start).toBeNull()
    const ravi = await student()
    expect(problem(await call(here.app, 'GET', `/tests/${id}/opening/`, { as: ravi.token }))).toEqual([
      404,
      'not_found',
    ])
    const sitting = await startSitting(here.app, ravi.token, id)
    const tab = await sitting.openOn()
    expect((await tab.sent([tab.does(1, { user_choice: rightLetter(1) })])).refused).toEqual([])
    expect((await sitting.read()).remaining_seconds).toBeGreaterThan(3_500)
    expect((await sitting.pause()).statusCode).toBe(200)
    expect((await sitting.resume()).statusCode).toBe(200)
    await sitting.submit()
    expect(await get(`${sitting.path}/challenges/`, ravi.token)).toMatchObject({ until: null, open: false })
    const claim = { claim: 'none', answers: [], reason: 'No answer is right.', attachment: null }
    const raised = await call(here.app, 'POST', `${sitting.path}/challenges/`, {
      as: ravi.token,
      body: { question_number: 1, ...claim },
    })
    expect(problem(raised)).toEqual([409, 'challenge_over'])
    const body = { language: 'en' }
    const certificate = await call(here.app, 'POST', `${sitting.path}/certificate/`, { as: ravi.token, body })
    expect(problem(certificate)).toEqual([404, 'not_found'])
  })

  test.each([
    // better ones come first, equal marks share a rank, and the student is one more
    { right: 10, rank: 1, of: 5 },
    { right: 9, rank: 1, of: 5 },
    { right: 8, rank: 2, of: 5 },
    { right: 7, rank: 2, of: 5 },
    { right: 4, rank: 4, of: 5 },
    { right: 0, rank: 5, of: 5 },
  ])('with $right right among 9, 7, 7 and 4 it would have been $rank of $of', async ({ right, rank, of }) => {
    const { id } = await aTest(here.database.db, LIVE)
    await addRankedResults(here.database.db, id, [9, 7, 7, 4])
    await closes([id])
    const ravi = await student()
    expect(await standingOf(ravi, await sits(ravi, id, right))).toEqual({
      rank: null,
      of: 4,
      percentile: null,
      band: null,
      mock: null,
      would_be: { rank, of },
      cut_offs: [],
    })
  })

  test('a practice result is compared with the other students, not with the own live result; without others there is no rank', async () => {
    const { id } = await aTest(here.database.db, { ...LIVE, opensAt: inHours(-1), closesAt: inHours(1) })
    const [asha, ravi, alone] = await Promise.all([student(), student(), student()])
    const live = await sits(asha, id, 5)
    await sits(ravi, id, 7)
    await closes([id])
    expect((await standingOf(asha, await sits(asha, id, 4))).would_be).toEqual({ rank: 2, of: 2 })
    expect((await standingOf(asha, await sits(asha, id, 9))).would_be).toEqual({ rank: 1, of: 2 })
    expect(await standingOf(asha, live)).toMatchObject({ rank: 2, of: 2, would_be: null })

    const lonely = await aTest(here.database.db, LIVE)
    await closes([lonely.id])
    expect(await standingOf(alone, await sits(alone, lonely.id, 9))).toMatchObject({
      rank: null,
      of: 0,
      would_be: null,
    })
  })

  test('a second attempt at a practice test has no such rank', async () => {
    const { id } = await aTest(here.database.db)
    const [asha, ravi] = await Promise.all([student(), student()])
    await sits(asha, id, 5)
    await sits(ravi, id, 5)
    expect(await standingOf(asha, await sits(asha, id, 9))).toMatchObject({ rank: null, of: 2, would_be: null })
  })
})
