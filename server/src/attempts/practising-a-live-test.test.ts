import type { Analysis } from '@pariksha/contract/attempts/analysis'
import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { AttemptList } from '@pariksha/contract/attempts/lists'
import type { Standing } from '@pariksha/contract/attempts/results'
import type { LiveMock } from '@pariksha/contract/tests/live-mocks'
import type { TestDetails } from '@pariksha/contract/tests/tests'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readBoards } from '../live/board/read-boards.ts'
import { aStaffSession } from '../testing/all-calls/student-records.ts'
import { call, testApp } from '../testing/app.ts'
import { aStudent } from '../testing/factories.ts'
import { aMock } from '../testing/live-mocks.ts'
import { aPaper, aTest, rightLetter } from '../testing/papers.ts'
import { addRankedResults } from '../testing/ranked-results.ts'
import { startSitting } from '../testing/sitting.ts'
import { problem, useApp } from '../testing/use-app.ts'

const here = useApp()
const QUESTIONS = 10
const LIVE = { mode: 'live', lateWindowSeconds: 300 } as const
type Student = Awaited<ReturnType<typeof aStudent>>

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const student = () => aStudent(here.database.db)
const start = ({ token }: Student, testId: number) =>
  call(here.app, 'POST', '/tests/usertest/', { as: token, body: { test_id: testId } })
const get = async <T>(path: string, as?: string): Promise<T> => {
  const reply = await call(here.app, 'GET', path, { ...(as && { as }) })
  expect([path, reply.statusCode]).toEqual([path, 200])
  return reply.json()
}

/** Closes the tests' windows; results were released that many hours ago, or not yet (null). */
async function closes(tests: readonly number[], releasedHoursAgo: number | null = 1) {
  const released_at = releasedHoursAgo === null ? null : inHours(-releasedHoursAgo)
  const window = { opens_at: inHours(-9), closes_at: inHours(-8.5), released_at }
  await here.database.db.updateTable('tests').set(window).where('id', 'in', tests).execute()
}

/** Takes or practises a test with that many right answers. */
async function sits(who: Student, testId: number, right: number) {
  const sitting = await startSitting(here.app, who.token, testId)
  for (let number = 1; number <= right; number++) await sitting.patch(number, { user_choice: rightLetter(number) })
  await sitting.submit()
  return sitting
}
const standingOf = ({ token }: Student, { path }: { readonly path: string }) =>
  get<Standing>(`${path}/standing/`, token)

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

  test('a second attempt at a practice test is not told such a rank', async () => {
    const { id } = await aTest(here.database.db)
    const [asha, ravi] = await Promise.all([student(), student()])
    await sits(asha, id, 5)
    await sits(ravi, id, 5)
    expect(await standingOf(asha, await sits(asha, id, 9))).toMatchObject({ rank: null, of: 2, would_be: null })
  })
})

describe('the shifts of a mock', () => {
  test('a student takes one; once its results are released, the others are practised without registration', async () => {
    const { db } = here.database
    const { id, shifts } = await aMock(db, { opens: [-2, -1] })
    const [first, second] = shifts as [number, number]
    const asha = await student()
    await db
      .insertInto('live_mock_registrations')
      .values({ student_id: asha.id, live_mock_id: id, test_id: second })
      .execute()
    expect(problem(await start(asha, first))).toEqual([409, 'not_registered'])
    await closes([first])
    // it was practised, which is no shift that was taken
    expect((await standingOf(asha, await sits(asha, first, 2))).mock).toBeNull()
    await sits(asha, second, 6)
    const other = await student()
    expect(problem(await start(other, second))).toEqual([409, 'not_registered'])
    await closes([second])
    expect((await start(other, second)).statusCode).toBe(201)
    const read = await get<LiveMock>(`/live-mocks/${id}/`, other.token)
    expect(read.shifts.map(({ practised }) => practised)).toEqual([true, true])
    const listOf = async ({ token }: typeof asha) =>
      (await get<LiveMock>(`/live-mocks/${id}/`, token)).shifts.map(({ rank_list }) => rank_list)
    expect(await listOf(asha), 'the shift that was sat, not the one that was practised').toEqual([false, true])
    expect(await listOf(other)).toEqual([false, false])
  })

  test('with open doors, too, a second one is refused until it is practice', async () => {
    const { shifts } = await aMock(here.database.db, { opens: [-2, -1], takesRegistration: false })
    const [first, second] = shifts as [number, number]
    const asha = await student()
    await sits(asha, first, 2)
    const refused = await start(asha, second)
    expect(problem(refused)).toEqual([409, 'taken_in_another_shift'])
    expect(refused.json()).toMatchObject({
      detail: 'You have already taken this mock in shift 1.',
      values: { shift: 1 },
    })
    await closes([second])
    expect((await start(asha, second)).json<Attempt>()).toMatchObject({ mode: 'practice' })
  })
})

test('who begins two shifts in the same moment, on two server processes, is in one of them', async () => {
  const { shifts } = await aMock(here.database.db, { opens: [-2, -1], takesRegistration: false })
  const other = await testApp(here.database)
  onTestFinished(() => other.close())
  for (let round = 0; round < 10; round++) {
    const { token } = await student()
    const replies = await Promise.all(
      [here.app, other].map((app, place) =>
        call(app, 'POST', '/tests/usertest/', { as: token, body: { test_id: shifts[place] } }),
      ),
    )
    const refused = replies.filter(({ statusCode }) => statusCode !== 201)
    expect(refused.map(problem)).toEqual([[409, 'taken_in_another_shift']])
  }
})

/** A mock in two shifts whose results are released, each with thirty ranked by marks and three who answered. */
async function aMockThatWasSat() {
  const { db } = here.database
  const { id, shifts } = await aMock(db, { opens: [-2, -1], takesRegistration: false })
  const candidates: { who: Student; testId: number; path: string }[] = []
  for (const testId of shifts) {
    await addRankedResults(
      db,
      testId,
      Array.from({ length: 30 }, (_, place) => place % (QUESTIONS + 1)),
    )
    for (const right of [2, 5, 9]) {
      const who = await student()
      candidates.push({ who, testId, path: (await sits(who, testId, right)).path })
    }
  }
  await closes(shifts)
  return { id, shifts, candidates }
}

/** All that candidates and staff see of a mock, without moments of reading. */
async function allFigures(
  { id, shifts, candidates }: Awaited<ReturnType<typeof aMockThatWasSat>>,
  staff: string,
): Promise<unknown> {
  const { db } = here.database
  const papers = await db.selectFrom('tests').select('paper_id').where('id', 'in', shifts).orderBy('id').execute()
  const figures = [
    await get(`/staff/live-mocks/${id}/`, staff),
    await get('/staff/results/', staff),
    (
      await readBoards(
        db,
        shifts.map((testId) => ({ testId, teacher: null })),
      )
    ).map((board) => ({ ...board, read_at: '' })),
    // made again when there are more results, from the same answers
    await Promise.all(
      papers.map(async ({ paper_id }) => ({ ...(await get<object>(`/staff/keys/${paper_id}/`, staff)), made_at: '' })),
    ),
    await get('/staff/keys/', staff),
  ]
  for (const testId of shifts) {
    figures.push(await get(`/staff/results/${testId}/students/`, staff))
    figures.push(await get(`/staff/results/${testId}/`, staff), await get(`/staff/live/${testId}/students/`, staff))
  }
  for (const { who, testId, path } of candidates) {
    figures.push(await get(`${path}/standing/`, who.token), await get(`/tests/${testId}/rank-list/`, who.token))
    figures.push((await get<Analysis>(`${path}/analysis/`, who.token)).questions)
    figures.push(await get(`/staff/live/${testId}/students/${who.id}/`, staff))
  }
  return figures
}

test('whatever is practised, and by whom, no figure of the others changes', async () => {
  const mock = await aMockThatWasSat()
  const staff = await aStaffSession(here.database.db, true)
  const before = await allFigures(mock, staff)
  const practice = fc.record({
    shift: fc.nat(1),
    // a candidate of either shift, or somebody new
    who: fc.option(fc.nat(mock.candidates.length - 1)),
    right: fc.nat(QUESTIONS),
    ends: fc.constantFrom('submitted', 'paused', 'open'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(practice, { minLength: 1, maxLength: 4 }), async (attempts) => {
      for (const { shift, who, right, ends } of attempts) {
        const person = (who === null ? undefined : mock.candidates[who]?.who) ?? (await student())
        const sitting = await startSitting(here.app, person.token, mock.shifts[shift] as number)
        await sitting.resume()
        for (let number = 1; number <= right; number++)
          await sitting.patch(number, { user_choice: rightLetter(number) })
        if (ends === 'submitted') await sitting.submit()
        if (ends === 'paused') await sitting.pause()
      }
      expect(await allFigures(mock, staff)).toEqual(before)
    }),
    { numRuns: 8 },
  )
  const { rows } = await sql<{ practised: number; counted: number; ranked: number }>`
    select count(*) filter (where not a.counted) as practised, count(*) filter (where a.counted) as counted,
      count(*) filter (where r.ranked) as ranked
    from attempts a left join results r on r.student_id = a.student_id and r.attempt_id = a.id
    where a.test_id = any(${mock.shifts}::int8[])`.execute(here.database.db)
  expect(rows[0]).toMatchObject({ counted: 66, ranked: 66 })
  expect(Number(rows[0]?.practised)).toBeGreaterThan(0)
})

test('the database keeps one attempt that counts', async () => {
  const { db } = here.database
  const { id } = await aTest(db)
  const asha = await student()
  await sits(asha, id, 1)
  const again = await sits(asha, id, 2)
  const counting = db.updateTable('attempts').set({ counted: true }).where('id', '=', again.id).execute()
  await expect(counting).rejects.toThrow('one_counted_attempt')
})
