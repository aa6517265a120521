import { MAX_LISTED } from '@pariksha/contract/results/staff-results'
import { readArchive } from '@pariksha/formats/package/read-archive'
import { textOfCell } from '@pariksha/formats/sheets/sheet'
import { readWorkbook } from '@pariksha/formats/sheets/xlsx/read-xlsx'
import { expect, test } from 'vitest'
import { call } from '../../../testing/app.ts'
import { aStudent } from '../../../testing/factories.ts'
import { aTest } from '../../../testing/papers/papers.ts'
import { paper, useStaffResults } from '../../../testing/staff/staff-results.ts'

const staffResults = useStaffResults()
const { here, list, aBatch, aTeacher, finishes, manySit } = staffResults

const rankList = (testId: number, format: 'xlsx' | 'pdf', batch: number | null = null, as = staffResults.support) =>
  call(here.app, 'POST', `/staff/results/${testId}/rank-list/`, { as, body: { format, batch } })

test('a rank list is downloaded as a spreadsheet without formulae, and the log records who took it', async () => {
  const { id } = await aTest(here.database.db, { paper })
  const hostile = ['=HYPERLINK("http://x.test","x")', '+1', '-2', '@SUM(A1)', 'రవి <&> "కుమార్"']
  for (const [index, name] of hostile.entries()) await finishes(id, name, 10 - index)
  const batch = await aBatch('=Batch', [
    { id: (await list(id))[0]?.student_id ?? 0 },
    await aStudent(here.database.db, 'Away'),
  ])

  const reply = await rankList(id, 'xlsx')
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="results-${id}.xlsx"`)
  const read = await readWorkbook(reply.rawPayload)
  if (!('sheets' in read)) throw new Error(read.refused)
  const [headings = [], ...rows] = (read.sheets[0]?.rows ?? []).map(({ cells }) => cells.map(textOfCell))
  const column = (heading: string) => rows.map((cells) => cells[headings.indexOf(heading)])
  expect(column('Name')).toEqual(hostile)
  expect(column('Rank')).toEqual(['1', '2', '3', '4', '5'])
  expect(column('Marks')).toEqual(['16', '15', '14', '13', '12'])
  expect(column('Maths')).toEqual(['12', '12', '12', '12', '12'])
  expect(column('Batch')[0]).toBe('=Batch')
  const sheet = (await readArchive(reply.rawPayload)).read('xl/worksheets/sheet1.xml')
  expect(new TextDecoder().decode(sheet)).not.toMatch(/<f[ >]/)

  expect((await rankList(id, 'xlsx', batch)).statusCode).toBe(200)
  const log = here.database.db.selectFrom('audit_log').select(['action', 'subject_id', 'after'])
  expect(await log.where('subject', '=', 'results').orderBy('id').execute()).toEqual([
    { action: 'downloaded a rank list', subject_id: String(id), after: { format: 'xlsx', batch: null, students: 5 } },
    { action: 'downloaded a rank list', subject_id: String(id), after: { format: 'xlsx', batch, students: 2 } },
  ])
})

test('a rank list is printed with names in all letters, and texts that look like code stay texts', async () => {
  const { id } = await aTest(here.database.db, { paper })
  for (const name of ['రవి కుమార్', 'अनिता शर्मा', '#panic() $x$ *b*', '@label <a>']) await finishes(id, name, 5)
  const reply = await rankList(id, 'pdf')
  expect([reply.statusCode, reply.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
})

test('a teacher gets the rank list of only their own students', async () => {
  const { id } = await aTest(here.database.db, { paper })
  const [mine, other] = [await finishes(id, 'Mine', 3), await finishes(id, 'Hidden Name', 10)]
  const [own, foreign] = [await aBatch('Own list', [mine]), await aBatch('Foreign list', [other])]
  const teacher = await aTeacher([own])
  const read = await readWorkbook((await rankList(id, 'xlsx', null, teacher)).rawPayload)
  expect(JSON.stringify(read)).toContain('Mine')
  expect(JSON.stringify(read)).not.toContain('Hidden Name')
  expect((await rankList(id, 'xlsx', foreign, teacher)).statusCode).toBe(404)
  const stranger = await aTeacher([await aBatch('Nobody of the test')])
  expect((await rankList(id, 'pdf', null, stranger)).statusCode).toBe(404)
})

test('a list that is too long is refused, and says what to do', async () => {
  const { id } = await aTest(here.database.db, { paper })
  await manySit(id, MAX_LISTED.pdf + 1)
  const reply = await rankList(id, 'pdf')
  expect([reply.statusCode, reply.json().detail]).toEqual([409, 'At most 5,000 students in one file: choose a batch.'])
})
