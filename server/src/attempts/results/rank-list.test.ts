import type { RankList } from '@pariksha/contract/results/rank-list'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { addRankedResults } from '../../testing/attempts/ranked-results.ts'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { aStudent } from '../../testing/factories.ts'
import { aTest, rightLetter } from '../../testing/papers/papers.ts'
import { useApp } from '../../testing/use-app.ts'

const here = useApp()

async function takes(testId: number, right: number, name: string) {
  const student = await aStudent(here.database.db, name)
  const sitting = await startSitting(here.app, student.token, testId)
  for (let number = 1; number <= right; number++) await sitting.patch(number, { user_choice: rightLetter(number) })
  await sitting.result()
  const path = `/tests/${testId}/rank-list/`
  return {
    ...student,
    path,
    list: async () => (await call(here.app, 'GET', path, { as: student.token })).json<RankList>(),
    agree: (shown: unknown) => call(here.app, 'PUT', path, { as: student.token, body: { name: shown } }),
  }
}

test('only those who agreed are named, by the name they chose, with the rank among all', async () => {
  const { id, series } = await aTest(here.database.db)
  const title = `${series} TEST 1`
  const best = await takes(id, 3, 'Best Unnamed')
  const second = await takes(id, 2, 'Second Named')
  const third = await takes(id, 1, 'Third Named')
  const own = { rank: 2, marks: 2, name: null, is_hidden: false }
  expect(await second.list()).toEqual({ title, of: 3, own, students: [] })

  expect((await third.agree('Third of Guntur')).statusCode).toBe(200)
  const agreed = (await second.agree('  సీత  ')).json<RankList>()
  expect(agreed).toEqual({
    title,
    of: 3,
    own: { ...own, name: 'సీత' },
    students: [
      { rank: 2, name: 'సీత', marks: 2, is_own: true },
      { rank: 3, name: 'Third of Guntur', marks: 1, is_own: false },
    ],
  })
  expect(JSON.stringify(await best.list())).not.toContain('Unnamed')

  await second.agree(null)
  expect((await best.list()).students.map(({ name }) => name)).toEqual(['Third of Guntur'])
  const exported = await call(here.app, 'GET', '/accounts/user/export/', { as: third.token })
  expect(exported.json().shown_names).toMatchObject([{ name: 'Third of Guntur' }])
})

test('equal marks share a rank; students beyond the hundredth see their own place, named or not', async () => {
  const { db } = here.database
  const { id } = await aTest(db)
  await addRankedResults(db, id, [...Array.from({ length: 100 }, () => 3), 2])
  await sql`insert into shown_names (student_id, test_id, name)
    select student_id, test_id, 'One of many' from results where test_id = ${id}`.execute(db)
  const last = await takes(id, 1, 'Last of All')
  const { of, own, students } = await last.list()
  expect({ of, own }).toEqual({ of: 102, own: { rank: 102, marks: 1, name: null, is_hidden: false } })
  expect(students.map(({ rank }) => rank)).toEqual(Array(100).fill(1))

  const named = (await last.agree('Last')).json<RankList>()
  expect(named.own).toEqual({ rank: 102, marks: 1, name: 'Last', is_hidden: false })
  expect(named.students.filter(({ is_own }) => is_own)).toEqual([])
})

test('names have a bound; who has no released result of the test reads nothing and is named nowhere', async () => {
  const { db } = here.database
  const { id } = await aTest(db)
  const asha = await takes(id, 1, 'Asha Rao')
  for (const name of ['', '   ', 'x'.repeat(61), 'a\nb', 7]) expect((await asha.agree(name)).statusCode).toBe(400)
  const stranger = await aStudent(db)
  expect((await call(here.app, 'GET', asha.path, { as: stranger.token })).statusCode).toBe(404)
  const led = ({ token: as }: { token: string }) => call(here.app, 'GET', `/tests/${id}/`, { as })
  expect([(await led(asha)).json(), (await led(stranger)).json()]).toMatchObject([
    { rank_list: true },
    { rank_list: false },
  ])
  expect((await call(here.app, 'PUT', asha.path, { as: stranger.token, body: { name: 'X' } })).statusCode).toBe(404)

  const hour = 3_600_000
  const open = { opensAt: new Date(Date.now() - hour), closesAt: new Date(Date.now() + hour) }
  const live = await takes((await aTest(db, { mode: 'live', lateWindowSeconds: 300, ...open })).id, 1, 'Ravi Rao')
  expect((await live.agree('Ravi')).statusCode).toBe(404)
})
