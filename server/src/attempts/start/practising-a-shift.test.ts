import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { LiveMock } from '@pariksha/contract/live/live-mocks'
import { describe, expect, onTestFinished, test } from 'vitest'
import { call, testApp } from '../../testing/app.ts'
import { aMock } from '../../testing/live/live-mocks.ts'
import { usePractisedTests } from '../../testing/live/practised-tests.ts'
import { problem } from '../../testing/use-app.ts'

const { here, student, start, get, closes, sits, standingOf } = usePractisedTests()

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

  test('without registration, too, a second one is refused until it is practice', async () => {
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
