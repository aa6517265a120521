import type { ListedName } from '@pariksha/contract/results/hidden-names'
import type { RankList } from '@pariksha/contract/results/rank-list'
import { expect, test } from 'vitest'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { call } from '../../testing/app.ts'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { aStudent } from '../../testing/factories.ts'
import { aTest, rightLetter } from '../../testing/papers/papers.ts'
import { useApp } from '../../testing/use-app.ts'

const here = useApp()
const REASON = 'It is not a name.'

async function takes(testId: number, right: number, shown: string | null) {
  const student = await aStudent(here.database.db)
  const sitting = await startSitting(here.app, student.token, testId)
  for (let number = 1; number <= right; number++) await sitting.patch(number, { user_choice: rightLetter(number) })
  await sitting.result()
  const path = `/tests/${testId}/rank-list/`
  const agree = (name: string | null) => call(here.app, 'PUT', path, { as: student.token, body: { name } })
  if (shown !== null) expect((await agree(shown)).statusCode).toBe(200)
  return {
    ...student,
    agree,
    list: async () => (await call(here.app, 'GET', path, { as: student.token })).json<RankList>(),
    hidden: `/staff/results/${testId}/names/${student.id}/hidden/`,
  }
}

async function aListWithTwo() {
  const { db } = here.database
  const { id } = await aTest(db)
  const [first, second] = [await takes(id, 3, 'First'), await takes(id, 2, 'Rude word')]
  const support = await aStaffSession(db, true, ['support'])
  const names = async () =>
    (await call(here.app, 'GET', `/staff/results/${id}/names/`, { as: support })).json<ListedName[]>()
  return { db, id, first, second, support, names }
}

const namesIn = ({ students }: RankList) => students.map(({ rank, name }) => `${rank} ${name}`)

test('a hidden name is removed from the list that others see; its student still sees their own row, and a note', async () => {
  const { first, second, support, names } = await aListWithTwo()
  const reply = await call(here.app, 'PUT', second.hidden, { as: support, body: { reason: REASON } })
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual(await names())
  expect(await names()).toMatchObject([
    { student_id: first.id, shown_name: 'First', rank: 1, hidden: null },
    { student_id: second.id, shown_name: 'Rude word', rank: 2, hidden: { at: expect.any(String), reason: REASON } },
  ])
  expect(await first.list()).toMatchObject({ of: 2, own: { is_hidden: false } })
  expect(namesIn(await first.list())).toEqual(['1 First'])
  expect(await second.list()).toMatchObject({ own: { is_hidden: true, name: 'Rude word' } })
  expect(namesIn(await second.list())).toEqual(['1 First', '2 Rude word'])
})

test('agreeing again does not undo it; staff show the name again; both acts are in the log', async () => {
  const { db, id, first, second, support, names } = await aListWithTwo()
  await call(here.app, 'PUT', second.hidden, { as: support, body: { reason: REASON } })
  await second.agree(null)
  expect((await names())[1]).toMatchObject({ student_id: second.id, shown_name: null, hidden: { reason: REASON } })
  await second.agree('Sita')
  expect(namesIn(await first.list())).toEqual(['1 First'])

  expect((await call(here.app, 'DELETE', second.hidden, { as: support })).statusCode).toBe(200)
  expect(namesIn(await first.list())).toEqual(['1 First', '2 Sita'])
  expect((await second.list()).own?.is_hidden).toBe(false)
  const log = await db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject', '=', 'results')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
  expect(log).toEqual([
    { action: 'hid a name from a rank list', before: null, after: { student: second.id, reason: REASON } },
    { action: 'stopped hiding a name', before: { student: second.id, reason: REASON }, after: null },
  ])
})

test('owners and support hide names, with a reason, of those who agreed', async () => {
  const { db, id, second, support } = await aListWithTwo()
  const hide = (path: string, as: string, reason: string = REASON) =>
    call(here.app, 'PUT', path, { as, body: { reason } })
  for (const role of ['teacher', 'publisher', 'accounts'] as const) {
    const other = await aStaffSession(db, true, [role])
    expect((await hide(second.hidden, other)).statusCode).toBe(403)
    expect((await call(here.app, 'GET', `/staff/results/${id}/names/`, { as: other })).statusCode).toBe(403)
  }
  for (const reason of ['', ' ', 'x'.repeat(301)]) {
    expect((await hide(second.hidden, support, reason)).statusCode).toBe(400)
  }
  const unnamed = await takes(id, 1, null)
  expect((await hide(unnamed.hidden, support)).statusCode).toBe(404)
  expect((await hide(second.hidden, await aStaffSession(db, true, ['owner']))).statusCode).toBe(200)
})

test('it is in the export of the student, without who hid it, and goes with the account', async () => {
  const { db, second, support } = await aListWithTwo()
  await call(here.app, 'PUT', second.hidden, { as: support, body: { reason: REASON } })
  const account = (await call(here.app, 'GET', '/accounts/user/export/', { as: second.token })).json()
  expect(account.hidden_names).toEqual([{ test: expect.any(String), hidden_at: expect.any(String), reason: REASON }])
  await db.deleteFrom('users').where('id', '=', second.id).execute()
  expect(await db.selectFrom('hidden_names').select('test_id').where('student_id', '=', second.id).execute()).toEqual(
    [],
  )
})
