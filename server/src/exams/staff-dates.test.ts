import type { StaffDate } from '@pariksha/contract/exams/exam-dates'
import type { Exam } from '@pariksha/contract/exams/exams'
import type { AuditEntry } from '@pariksha/contract/people/staff-log'
import { expect, test } from 'vitest'
import { call, testApp } from '../testing/app.ts'
import { databaseForTest } from '../testing/database.ts'
import { aStudent } from '../testing/factories.ts'
import { aStaffMember } from '../testing/staff/staff.ts'
import { siteVersion } from './catalogue/site-version.ts'

async function staffDates() {
  const { db, ...database } = await databaseForTest()
  const app = await testApp({ db, ...database })
  const { token } = await aStaffMember(app, db)
  const list = async () =>
    (await call(app, 'GET', '/staff/exam-dates/', { as: token })).json<{ dates: StaffDate[] }>().dates
  const save = (dates: readonly object[], as = token) => call(app, 'PUT', '/staff/exam-dates/', { as, body: { dates } })
  const dateOf = async (slug: string) => (await call(app, 'GET', `/exams/${slug}/`)).json<Exam>().date
  const log = async () =>
    (await call(app, 'GET', '/staff/audit-log/', { as: token }))
      .json<{ entries: AuditEntry[] }>()
      .entries.filter(({ subject }) => subject === 'exam_dates')
  return { db, app, list, save, dateOf, log }
}

const cgl = { exam: 'ssc_cgl', on_date: '2099-08-20', stage: 'Tier I', tentative: false, version: null }
const cat = { exam: 'cat', on_date: '2099-11-29', stage: null, tentative: true, version: null }

test('the dates of several examinations are set at once, and shown, and each is in the log', async () => {
  const { db, list, save, dateOf, log } = await staffDates()
  const before = await list()
  expect(before.find(({ exam }) => exam === 'ssc_cgl')).toMatchObject({
    name: 'SSC CGL',
    usual: 'Tier I: August 13th',
    on_date: null,
    tentative: true,
    version: null,
    stages: expect.arrayContaining(['Tier I', 'Tier II, Paper I (all posts)']),
  })
  const version = await siteVersion(db)
  const saved = await save([cgl, cat])
  expect(saved.statusCode).toBe(200)
  expect(await dateOf('ssc_cgl')).toMatchObject({ year: 2099, stage: 'Tier I', label: 'August 20th', tentative: false })
  expect(await dateOf('cat')).toMatchObject({ year: 2099, tentative: true })
  expect(await siteVersion(db)).not.toBe(version)
  expect((await log()).map(({ action, subject_id }) => [action, subject_id]).sort()).toEqual([
    ['added', 'cat'],
    ['added', 'ssc_cgl'],
  ])

  // the same again, as after an answer that was lost, changes nothing
  expect((await save([cgl, cat])).statusCode).toBe(200)
  expect(await log()).toHaveLength(2)

  const there = (await list()).find(({ exam }) => exam === 'cat')
  await save([{ ...cat, on_date: null, stage: null, version: there?.version }])
  expect(await dateOf('cat')).toMatchObject({ label: 'December 5th', year: null, tentative: true })
  expect((await log())[0]).toMatchObject({ action: 'deleted', subject_id: 'cat', after: null })
})

test('one that a colleague changed meanwhile stops all of them', async () => {
  const { save, dateOf, log } = await staffDates()
  await save([cgl])
  const late = await save([cat, { ...cgl, on_date: '2099-09-01' }])
  expect([late.statusCode, late.json().code]).toEqual([409, 'row_changed'])
  expect(await dateOf('cat')).toMatchObject({ year: null })
  expect(await dateOf('ssc_cgl')).toMatchObject({ label: 'August 20th' })
  expect(await log()).toHaveLength(1)
})

test.each([
  ['a day that no calendar has', [{ ...cgl, on_date: '2099-02-30' }], 400],
  ['a stage without a name', [{ ...cgl, stage: ' ' }], 400],
  ['an exam that does not exist', [{ ...cgl, exam: 'rowing' }], 404],
  ['nothing', [], 400],
  ['more than there are', Array.from({ length: 101 }, () => cgl), 400],
])('%s is refused', async (_, dates, status) => {
  const { save, log } = await staffDates()
  expect((await save(dates)).statusCode).toBe(status)
  expect(await log()).toEqual([])
})

test('students neither see nor set them', async () => {
  const { app, db, save } = await staffDates()
  const { token } = await aStudent(db)
  expect((await call(app, 'GET', '/staff/exam-dates/', { as: token })).statusCode).toBe(403)
  expect((await save([cgl], token)).statusCode).toBe(403)
})
