import type { Standing } from '@pariksha/contract/attempts/results'
import type { MockRankList, MockResult, MockResults } from '@pariksha/contract/results/mock-results'
import type { TestOfBatch, TestResults } from '@pariksha/contract/results/staff-results'
import { textOfCell } from '@pariksha/formats/sheets/sheet'
import { readWorkbook } from '@pariksha/formats/sheets/xlsx/read-xlsx'
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { expect, test } from 'vitest'
import { readMockRankList } from '../../attempts/results/mock-rank-list.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { readLetterhead } from '../../site/institute/letterhead.ts'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { call } from '../../testing/app.ts'
import { addRankedResults } from '../../testing/attempts/ranked-results.ts'
import { aMock } from '../../testing/live/live-mocks.ts'
import { GROUP_II } from '../../testing/papers/exam-catalogue.ts'
import { useStaffResults } from '../../testing/staff/staff-results.ts'
import { findMockResults, mockRows } from './mock-results.ts'
import { printedMockRankList } from './rank-list/print-rank-list.ts'

const staffResults = useStaffResults()
const { here, get, aBatch, aTeacher, finishes } = staffResults
const zeros = (count: number) => Array.from({ length: count }, () => 0)

/** A mock of three shifts: of thirty candidates each the first two, the third of one. Asha sat the first, Ravi the second. */
async function aDay() {
  const { db } = here.database
  const { id, shifts } = await aMock(db, { opens: [-20, -20, -20], takesRegistration: false })
  const [first, second = 0, third = 0] = shifts
  const asha = await finishes(first, 'Asha Rao', 3)
  const ravi = await finishes(second, 'Ravi Teja', 2)
  const mala = await finishes(third, 'Mala Devi', 3)
  await addRankedResults(db, first, zeros(29))
  await addRankedResults(db, second, [...zeros(28), 3])
  const release = (tests: readonly number[]) =>
    sql`update tests set opens_at = now() - interval '3 days', closes_at = now() - interval '2 days',
      released_at = now() - interval '1 second' where id = any(${tests}::int8[])`.execute(db)
  const path = `/staff/results/mocks/${id}/`
  const listed = async (query = '', as = staffResults.support) =>
    (await get<{ students: MockResult[]; more: boolean }>(`${path}students/${query}`, as)).students
  return { db, id, shifts, asha, ravi, mala, release, path, listed }
}

test('students of all shifts stand in one list by the normalised score, those of a small shift last', async () => {
  const { path, listed, shifts } = await aDay()
  expect(await get<MockResults>(path)).toMatchObject({
    normalisation: 'nta',
    released: false,
    of: 60,
    shifts: shifts.map((test_id, index) => ({ test_id, number: index + 1, ranked: [30, 30, 1][index] })),
  })
  const students = await listed()
  expect(students).toHaveLength(50)
  const figuresOf = (name: string) => {
    const one = students.find((student) => student.name === name)
    return one && [one.shift, one.overall_rank, one.score, one.rank]
  }
  expect(students.slice(0, 2).map(({ name }) => name)).toEqual(['Asha Rao', 'Candidate'])
  expect(figuresOf('Asha Rao')).toEqual([1, 1, 100, 1])
  expect(figuresOf('Candidate')).toEqual([2, 1, 100, 1])
  // as many of the first shift have as much as nothing or less
  expect(figuresOf('Ravi Teja')).toEqual([2, 3, expect.closeTo(96.6666666, 6), 2])
  const rest = await listed('?page=2')
  expect(rest.map(({ overall_rank }) => overall_rank).slice(-2)).toEqual([expect.any(Number), null])
  expect(rest.at(-1)).toMatchObject({ name: 'Mala Devi', shift: 3, score: null, rank: 1 })
  expect(students.length + rest.length).toBe(61)
})

test('as a spreadsheet and as a PDF, which the log records; teachers see their own batches alone', async () => {
  const { db, id, path, ravi, asha, listed } = await aDay()
  const make = (format: string, batch: number | null = null, as = staffResults.support) =>
    call(here.app, 'POST', `${path}rank-list/`, { as, body: { format, batch } })
  const reply = await make('xlsx')
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="results-of-mock-${id}.xlsx"`)
  const read = await readWorkbook(reply.rawPayload)
  if (!('sheets' in read)) throw new Error(read.refused)
  const [headings = [], ...rows] = (read.sheets[0]?.rows ?? []).map(({ cells }) => cells.map(textOfCell))
  const column = (heading: string) => rows.map((cells) => cells[headings.indexOf(heading)])
  expect(column('Name').slice(0, 2)).toEqual(['Asha Rao', 'Candidate'])
  const at = column('Name').indexOf('Ravi Teja')
  expect([column('Rank in all shifts')[at], column('Shift')[at], column('Rank in shift')[at]]).toEqual(['3', '2', '2'])
  expect([column('Normalised score')[0], column('Percentile')[0]]).toEqual(['100.0000000', '100.00000'])
  expect((await make('pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const listedOnPaper = { letterhead: await readLetterhead(db), batch: undefined, now: new Date() }
  const mock = await get<MockResults>(path)
  expect(printedMockRankList({ ...listedOnPaper, mock, students: await listed() }).rows[0]?.at(-1)).toBe('100.0000000')
  const log = db.selectFrom('audit_log').select(['action', 'after']).where('subject', '=', 'live_mocks')
  expect(await log.where('subject_id', '=', String(id)).orderBy('id').execute()).toMatchObject([
    { action: 'downloaded a rank list', after: { format: 'xlsx', students: 61 } },
    { action: 'downloaded a rank list', after: { format: 'pdf', students: 61 } },
  ])

  const [own, foreign] = [await aBatch(`Own of ${id}`, [ravi]), await aBatch(`Foreign of ${id}`, [asha])]
  const teacher = await aTeacher([own])
  expect((await listed('', teacher)).map(({ name, overall_rank }) => [name, overall_rank])).toEqual([['Ravi Teja', 3]])
  expect((await listed(`?batch=${own}`)).map(({ batch_rank }) => batch_rank)).toEqual([1])
  expect((await make('xlsx', foreign, teacher)).statusCode).toBe(404)
  const stranger = await aTeacher([await aBatch(`Nobody of ${id}`)])
  for (const one of [path, `${path}students/`])
    expect((await call(here.app, 'GET', one, { as: stranger })).statusCode).toBe(404)
  expect((await call(here.app, 'GET', '/staff/results/mocks/999999/', { as: staffResults.support })).statusCode).toBe(
    404,
  )
})

test('students read who agreed, once every shift is released; hidden names and earlier consents to one shift stay out', async () => {
  const { db, id, shifts, asha, ravi, mala, release } = await aDay()
  const [first, second = 0] = shifts
  const list = ({ token }: { token: string }) => call(here.app, 'GET', `/live-mocks/${id}/rank-list/`, { as: token })
  await release(shifts.slice(0, 2))
  expect((await list(asha)).statusCode).toBe(404)
  await release(shifts)
  const own = { rank: 1, score: 100, shift: 1 }
  expect((await list(asha)).json<MockRankList>()).toMatchObject({ of: 60, normalisation: 'nta', own, students: [] })
  expect((await list(mala)).json<MockRankList>()).toMatchObject({ own: null })

  const agree = (testId: number, { token }: { token: string }, name: string) =>
    call(here.app, 'PUT', `/tests/${testId}/rank-list/`, { as: token, body: { name } })
  await agree(first, asha, 'Asha of Guntur')
  await agree(second, ravi, 'Ravi of Nellore')
  const names = async (of: { token: string }) =>
    (await list(of)).json<MockRankList>().students.map(({ rank, name, is_own }) => [rank, name, is_own])
  expect(await names(ravi)).toEqual([
    [1, 'Asha of Guntur', false],
    [3, 'Ravi of Nellore', true],
  ])
  await sql`update shown_names set over_shifts = false where student_id = ${asha.id}`.execute(db)
  expect(await names(ravi)).toEqual([[3, 'Ravi of Nellore', true]])
  const hide = `/staff/results/${second}/names/${ravi.id}/hidden/`
  await call(here.app, 'PUT', hide, { as: staffResults.support, body: { reason: 'The name of somebody else' } })
  expect(await names(asha)).toEqual([])
  expect(await names(ravi)).toEqual([[3, 'Ravi of Nellore', true]])

  const practised = await finishes(second, 'Practised Afterwards', 1)
  expect((await list(practised)).statusCode).toBe(404)
})

type Plan = { readonly Plans?: readonly Plan[] } & Readonly<Record<string, unknown>>

/** Rows that a plan made and did not take. */
const droppedIn = (plan: Plan): number =>
  ['Rows Removed by Filter', 'Rows Removed by Join Filter']
    .map((name) => Number(plan[name] ?? 0) * Number(plan['Actual Loops'] ?? 1))
    .concat((plan.Plans ?? []).map(droppedIn))
    .reduce((sum, one) => sum + one, 0)

test('both lists of a mock with many numbers of marks look at each candidate once', async () => {
  const { db, pool } = here.database
  const { id, shifts } = await aMock(db, { opens: [-20, -20], takesRegistration: false })
  const asha = await finishes(shifts[0], 'Asha Rao', 3)
  for (const shift of shifts)
    await addRankedResults(
      db,
      shift,
      Array.from({ length: 1_000 }, (_, marks) => marks),
    )
  await sql`update tests set opens_at = now() - interval '3 days', closes_at = now() - interval '2 days',
    released_at = now() - interval '1 second' where live_mock_id = ${id}`.execute(db)
  await sql`insert into shown_names (student_id, test_id, name, over_shifts)
    select student_id, test_id, 'Candidate', true from results where test_id = any(${[...shifts]}::int8[])`.execute(db)
  const queries: CompiledQuery[] = []
  const explained = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log(event) {
      if (event.query.sql.includes('with scores')) queries.push(event.query)
    },
  })
  const caller = { userId: 0, roles: ['support'] } as unknown as Caller
  const { shifts: compared } = await findMockResults(explained, { caller, mockId: id })
  expect(await mockRows(explained, { caller, mockId: id }, compared, 51)).toHaveLength(51)
  expect((await readMockRankList(explained, asha.id, id)).students).toHaveLength(100)
  expect(queries).toHaveLength(2)
  for (const { sql: text, parameters } of queries) {
    const { rows } = await pool.query(`explain (analyze, format json) ${text}`, [...parameters])
    expect(droppedIn(rows[0]['QUERY PLAN'][0].Plan)).toBeLessThan(10_000)
  }
})

test('results of a shift that was called off say so, with the reason, in place of a release that never comes', async () => {
  const { db } = here.database
  const { shifts } = await aMock(db, { opens: [60, 120], takesRegistration: false })
  const [held, off = 0] = shifts
  await sql`update tests set closed_at = now(), called_off_reason = 'No power' where id = ${off}`.execute(db)
  expect(await staffResults.summary(off)).toMatchObject<Partial<TestResults>>({
    called_off: { at: expect.any(String), reason: 'No power' },
    mock: { id: expect.any(Number), shift: 2, shifts: 1, normalisation: 'nta' },
  })
  expect((await staffResults.summary(held)).called_off).toBeNull()

  const batch = await aBatch('Invited')
  await sql`update tests set access = 'groups' where id in (${held}, ${off})`.execute(db)
  for (const test_id of [held, off]) await db.insertInto('test_batches').values({ test_id, batch_id: batch }).execute()
  const listed = await get<TestOfBatch[]>(`/staff/batches/${batch}/tests/`)
  expect(listed.map(({ test_id, called_off }) => [test_id, called_off])).toEqual([
    [off, true],
    [held, false],
  ])
})

test('shifts of an exam of the institute are compared as staff chose for it, or not at all', async () => {
  const { db, id, shifts, asha, release, path, listed } = await aDay()
  await release(shifts)
  const as = await aStaffSession(db, true, ['owner'])
  const { series_slug: slug } = await db
    .selectFrom('live_mocks')
    .select('series_slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const exam = { ...GROUP_II, slug: 'own_exam', normalisation: 'rrb' }
  const added = await call(here.app, 'POST', '/staff/exams/', { as, body: exam })
  expect(added.statusCode).toBe(201)
  const { id: examId, version: first } = added.json<{ id: string; version: string }>()
  for (const table of ['tests', 'live_mocks'] as const)
    await db.updateTable(table).set({ series_slug: 'own_exam' }).where('series_slug', '=', slug).execute()
  let version = first
  const choose = async (normalisation: string) => {
    const reply = await call(here.app, 'PUT', `/staff/exams/${examId}/`, {
      as,
      body: { ...exam, normalisation, version },
    })
    if (reply.statusCode === 200) ({ version } = reply.json<{ version: string }>())
    return reply
  }
  const standing = async () =>
    (await call(here.app, 'GET', `${asha.sitting.path}/standing/`, { as: asha.token })).json<Standing>()
  const cutOffs = (UR: number | null) =>
    call(here.app, 'PUT', `/staff/results/${shifts[0]}/cut-offs/`, {
      as,
      body: { UR, EWS: null, OBC: null, SC: null, ST: null, PwBD: null, ExSM: null },
    })

  expect((await standing()).mock).toMatchObject({ normalisation: 'rrb', across: { score: 100, base: { shift: 2 } } })
  expect((await cutOffs(60)).statusCode).toBe(200)
  const refused = await choose('none')
  expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'normalisation'])
  await cutOffs(null)
  expect((await choose('iit')).statusCode).toBe(400)
  for (const [chosen, applied] of [
    ['ssc-2019', 'nta-below-1000'],
    ['nta', 'nta'],
  ] as const) {
    expect((await choose(chosen)).statusCode).toBe(200)
    expect((await standing()).mock).toMatchObject({ normalisation: applied, across: { score: 100, base: null } })
  }
  expect((await choose('ssc-2025')).statusCode).toBe(200)
  // the best of each shift have the mean of their marks
  expect((await standing()).mock).toMatchObject({
    normalisation: 'ssc-2025',
    across: { score: 3, rank: 1, base: null },
  })

  expect((await choose('none')).statusCode).toBe(200)
  expect((await standing()).mock).toEqual({
    shift: 1,
    shifts: 3,
    normalisation: null,
    across: null,
    reason: 'not_compared',
  })
  expect((await cutOffs(2)).statusCode).toBe(200)
  expect((await standing()).cut_offs).toMatchObject([{ category: 'UR', compared_with: 'marks', asked: 2 }])
  expect((await choose('nta')).statusCode).toBe(400)
  expect(await get<MockResults>(path)).toMatchObject({ normalisation: null, of: 0 })
  expect((await listed())[0]).toMatchObject({ shift: 1, rank: 1, score: null, overall_rank: null })
  expect((await call(here.app, 'GET', `/live-mocks/${id}/rank-list/`, { as: asha.token })).statusCode).toBe(404)
  const list = await call(here.app, 'POST', `${path}rank-list/`, {
    as: staffResults.support,
    body: { format: 'xlsx', batch: null },
  })
  const read = await readWorkbook(list.rawPayload)
  if (!('sheets' in read)) throw new Error(read.refused)
  const headings = read.sheets[0]?.rows[0]?.cells.map(textOfCell)
  expect(headings).toContain('Rank in shift')
  expect(headings).not.toContain('Normalised score')
  const printed = await call(here.app, 'POST', `/staff/results/${shifts[0]}/rank-list/`, {
    as: staffResults.support,
    body: { format: 'pdf', batch: null },
  })
  expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})
