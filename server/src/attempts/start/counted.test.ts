import type { Analysis } from '@pariksha/contract/results/analysis'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readBoards } from '../../live/board/read-boards.ts'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { addRankedResults } from '../../testing/attempts/ranked-results.ts'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { aMock } from '../../testing/live/live-mocks.ts'
import { type Student, usePractisedTests } from '../../testing/live/practised-tests.ts'
import { aTest, rightLetter } from '../../testing/papers/papers.ts'

const { here, student, get, closes, sits } = usePractisedTests()
const QUESTIONS = 10

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
