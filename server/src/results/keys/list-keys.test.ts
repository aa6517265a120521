import { expect, test } from 'vitest'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { call } from '../../testing/app.ts'
import { aTest } from '../../testing/papers/papers.ts'
import { useApp } from '../../testing/use-app.ts'

const here = useApp()

test('tests come in the order of their series: the tenth after the second', async () => {
  const { db } = here.database
  const { id, series } = await aTest(db)
  const places = [10, 2]
  for (const position of places) {
    const other = await aTest(db)
    const moved = { series_slug: series, position, title: `${series} TEST ${position}` }
    await db.updateTable('tests').set(moved).where('id', '=', other.id).execute()
  }
  const reply = await call(here.app, 'GET', `/staff/keys/?q=${series}`, { as: await aStaffSession(db, true) })
  const { tests } = reply.json<{ tests: readonly { test_id: number; title: string }[] }>()
  expect(tests[0]?.test_id).toBe(id)
  expect(tests.map(({ title }) => title)).toEqual([1, 2, 10].map((place) => `${series} TEST ${place}`))
})
