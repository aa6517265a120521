import type { MockStanding, Standing } from '@pariksha/contract/attempts/results'
import type { StudentResult, TestResults } from '@pariksha/contract/results/staff-results'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { rankSheet } from '../../results/staff/rank-list/rank-sheet.ts'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { call } from '../../testing/app.ts'
import { addRankedResults } from '../../testing/attempts/ranked-results.ts'
import { type Mailbox, startMailbox } from '../../testing/fakes/mailbox.ts'
import { aTest } from '../../testing/papers/papers.ts'
import { aCorrectableTest, accept } from '../../testing/staff/correctable-test.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

const HOUR = 3_600_000
const openNow = () => ({
  mode: 'live' as const,
  lateWindowSeconds: 300,
  opensAt: new Date(Date.now() - HOUR),
  closesAt: new Date(Date.now() + HOUR),
})

/** Makes the tests shifts of one mock of this exam. */
async function aMock(db: Database, tests: readonly number[], exam = 'rrb_ntpc') {
  await sql`insert into series (slug, name, exam, free_count, position) values (${exam}, ${exam}, ${exam}, 0, 999)
    on conflict do nothing`.execute(db)
  const { id } = await db
    .insertInto('live_mocks')
    .values({ title: 'All-India mock', series_slug: exam })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, test] of tests.entries()) {
    await sql`update tests set live_mock_id = ${id}, shift_number = ${index + 1}, series_slug = ${exam},
      position = 1000 + id where id = ${test}`.execute(db)
  }
}

const release = (db: Database, tests: readonly number[]) =>
  sql`
  update tests set opens_at = now() - interval '3 days', closes_at = now() - interval '2 days',
    released_at = now() - interval '1 second'
  where id = any(${tests}::bigint[])`.execute(db)

/** Two shifts: one of six questions with two students and 28 who answered nothing, and one with thirty others. */
async function twoShifts(exam?: string) {
  const here = await aCorrectableTest(mailbox, openNow())
  const other = (await aTest(here.db, openNow())).id
  const [asha, ravi] = [await here.taken('bbcdab'), await here.taken('abcd--')]
  for (const { sitting } of [asha, ravi]) await sitting.submit()
  await aMock(here.db, [here.testId, other], exam)
  const standing = async ({ student, sitting }: typeof asha): Promise<Standing> =>
    (await call(here.app, 'GET', `${sitting.path}/standing/`, { as: student.token })).json()
  return { ...here, other, asha, ravi, standing }
}

const zeros = (count: number) => Array.from({ length: count }, () => 0)
const oneToThirty = Array.from({ length: 30 }, (_, index) => index + 1)

test('over all shifts there is a score by the formula of the board, once the last one is released', async () => {
  const { app, db, testId, other, asha, ravi, standing } = await twoShifts()
  await addRankedResults(db, testId, zeros(27))
  await addRankedResults(db, other, oneToThirty)
  expect(await standing(asha)).toMatchObject({ rank: null, of: 0, mock: null })
  await release(db, [testId])
  const about = { shift: 1, shifts: 2, normalisation: 'rrb' } as const
  expect((await standing(asha)).mock).toEqual({ ...about, across: null, reason: 'unreleased' })

  await release(db, [other])
  expect((await standing(asha)).mock).toEqual({ ...about, across: null, reason: 'few' })
  await addRankedResults(db, testId, zeros(1))
  // of 30 in their shift all have as much as Asha or less, 29 as much as Ravi; the best of the other shift has 100, too
  expect((await standing(asha)).mock).toEqual({
    ...about,
    across: {
      score: 100,
      rank: 1,
      of: 60,
      percentile: 100,
      band: { low: 93.9, high: 100 },
      // the other shift has the greater mean
      base: { shift: 2, marks: 30 },
    },
    reason: null,
  })
  expect((await standing(ravi)).mock?.across).toMatchObject({ score: 96.66666, rank: 3, base: { marks: 29 } })

  const staff = await aStaffSession(db, true, ['support'])
  const listed = await call(app, 'GET', `/staff/results/${testId}/students/`, { as: staff })
  const { students } = listed.json<{ students: StudentResult[] }>()
  expect(students.slice(0, 3).map((one) => [one.score, one.overall_rank])).toEqual([
    [100, 1],
    [96.66666, 3],
    [93.33333, 5],
  ])
  const { mock } = (await call(app, 'GET', `/staff/results/${testId}/`, { as: staff })).json<TestResults>()
  expect(mock).toEqual({ ...about, id: expect.any(Number) })
  const [headings = [], first = []] = rankSheet(students, { sections: [], mock }, false).rows
  expect(first[headings.indexOf('Normalised score')]).toEqual({ number: 100, decimals: 5 })
  expect(first[headings.indexOf('Shift')]).toBe(1)
})

test('a shift that was called off has no results that the others wait for', async () => {
  const { db, testId, other, asha, standing } = await twoShifts()
  await addRankedResults(db, testId, zeros(28))
  await sql`update tests set closed_at = now(), called_off_reason = 'No power' where id = ${other}`.execute(db)
  await release(db, [testId])
  expect((await standing(asha)).mock).toMatchObject({
    shift: 1,
    shifts: 1,
    reason: null,
    across: { score: 100, rank: 1, of: 30 },
  })
})

test('cut-offs are set for all shifts at once, and asked of the normalised score', async () => {
  const { app, db, testId, other, asha, ravi, standing } = await twoShifts()
  await addRankedResults(db, testId, zeros(28))
  await addRankedResults(db, other, oneToThirty)
  await sql`insert into cut_offs (test_id, category, marks) values (${testId}, 'SC', 3)`.execute(db) // before the second shift
  const staff = await aStaffSession(db, true, ['support'])
  const none = { UR: null, EWS: null, OBC: null, SC: null, ST: null, PwBD: null, ExSM: null }
  const set = { ...none, UR: 97.5 }
  const cutOffs = (of: number) => `/staff/results/${of}/cut-offs/`
  expect((await call(app, 'GET', cutOffs(testId), { as: staff })).json()).toEqual(none)
  expect((await call(app, 'PUT', cutOffs(testId), { as: staff, body: set })).json()).toEqual(set)
  expect((await call(app, 'GET', cutOffs(other), { as: staff })).json()).toEqual(set)

  await release(db, [testId])
  const asked = { category: 'UR', compared_with: 'normalised_score', asked: 97.5 }
  expect((await standing(asha)).cut_offs).toEqual([{ ...asked, own: null }])
  await release(db, [other])
  expect((await standing(asha)).cut_offs).toEqual([{ ...asked, own: 100 }])
  expect((await standing(ravi)).cut_offs).toEqual([{ ...asked, own: 96.66666 }])
})

test('a corrected key moves scores and ranks of all shifts, as if all had been counted for the first time', async () => {
  const { db, testId, other, asha, ravi, standing, correct } = await twoShifts()
  await addRankedResults(db, testId, zeros(28))
  await addRankedResults(db, other, oneToThirty)
  await release(db, [testId, other])
  const [before, of] = [await standing(asha), await standing(ravi)]
  expect([before.rank, of.rank]).toEqual([1, 2])
  expect(of.mock?.across).toMatchObject({ score: 96.66666, rank: 3 })

  // questions 5 and 6 take another answer than Asha's: 5 of 6 right become 3
  expect((await correct(5, accept('d'))).statusCode).toBe(201)
  expect((await correct(6, accept('d'), 2)).statusCode).toBe(201)
  const after = [await standing(asha), await standing(ravi)]
  expect(after.map(({ rank }) => rank)).toEqual([2, 1])
  const { rows } = await sql<{ units: number }>`
    select units from results where test_id = ${testId} and ranked order by units desc`.execute(db)
  expect(rows).toHaveLength(30)
  // from zero: how many of the shift have as many units or fewer
  const scores = rows.slice(0, 2).map(({ units }) => rows.filter((one) => one.units <= units).length / 30)
  expect(after.map(({ mock }) => mock?.across?.score)).toEqual(
    scores.reverse().map((share) => Math.floor(share * 10_000_000) / 100_000),
  )
  expect(after.map(({ mock }) => mock?.across?.rank)).toEqual([3, 1])
})

test.each<[exam: string, by: MockStanding['normalisation'], score: number]>([
  // Ravi has 4 marks and the percentile 96.7; all in the other shift have 0 marks and 100, so that its lowest count: 0
  ['ssc_cgl', 'ssc-2025', 2],
  ['ibps_po', 'nta', 96.6666666],
])('a mock of %s is compared by %s', async (exam, by, score) => {
  const { db, testId, other, ravi, standing } = await twoShifts(exam)
  await addRankedResults(db, testId, zeros(28))
  await addRankedResults(db, other, zeros(30))
  await release(db, [testId, other])
  const { mock } = await standing(ravi)
  expect(mock?.normalisation).toBe(by)
  expect(mock?.across).toMatchObject({ score, rank: 32, of: 60 })
})

test('a mock of SSC that has cut-offs from before 2025 keeps the formula of 2019, from 1,000 candidates on', async () => {
  const { db, testId, other, ravi, standing } = await twoShifts('ssc_cgl')
  await sql`update live_mocks set kept_comparison = 'ssc-2019'`.execute(db)
  await addRankedResults(db, testId, zeros(998))
  await addRankedResults(db, other, zeros(999))
  await release(db, [testId, other])
  expect((await standing(ravi)).mock?.normalisation).toBe('nta-below-1000')
  await addRankedResults(db, other, zeros(1))
  // a shift of equal marks has nothing above its mean by which SSC could compare it
  expect((await standing(ravi)).mock).toMatchObject({
    normalisation: 'ssc-2019',
    across: null,
    reason: 'equal_marks',
  })
})
