import type { Exam, ExamItem, FamilyPage } from '@pariksha/contract/exams/exams'
import type { ShownExam } from '@pariksha/contract/exams/shown-exams'
import type { PackageItem } from '@pariksha/contract/packages'
import type { CataloguePattern } from '@pariksha/contract/paper-desk/catalogue-patterns'
import type { AuditEntry } from '@pariksha/contract/people/staff-log'
import type { Site } from '@pariksha/contract/site/institute'
import type { FreeTest, SeriesItem, TestItem } from '@pariksha/contract/tests/tests'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { call, testApp } from '../testing/app.ts'
import { databaseForTest } from '../testing/database.ts'
import { aStudent } from '../testing/factories.ts'
import { aPackage } from '../testing/packages.ts'
import { aStaffMember } from '../testing/staff/staff.ts'

const GROUP_II = {
  name: 'Group II',
  slug: 'group_ii',
  full_name: 'Group II Services of the state',
  family: 'state',
  colour: 'amber',
  summary: 'Posts of officers in the departments of the state.',
  conducted_by: 'The Public Service Commission',
  frequency: null,
  eligibility: [{ label: 'Education', text: 'A degree of any university' }],
  posts: ['Municipal Commissioner'],
  salary: null,
  selection: [],
  syllabus: [{ section: 'Economy', topics: 'Planning, agriculture; land reforms' }],
  answers: [{ asked: 'How often?', answer: 'When it is notified.' }],
  pattern: {
    minutes: 150,
    options: 4,
    languages: ['en', 'te'],
    sections: ['History', 'Economy'].map((name) => ({
      ...{ name, count: 75, minutes: null },
      marking: { right: '1', wrong: '-1/3', blank: '0' },
    })),
  },
  free_tests: 1,
  in_menu: true,
  position: 5,
  translations: { te: { summary: 'రాష్ట్ర శాఖల అధికారుల పోస్టులు.' } },
}

async function institute() {
  const { db, ...database } = await databaseForTest()
  const app = await testApp({ db, ...database })
  const { token } = await aStaffMember(app, db)
  const show = (slug: string, shown: boolean) =>
    call(app, 'PUT', `/staff/shown-exams/${slug}/`, { as: token, body: { shown } })
  const hide = async (...slugs: readonly string[]) => {
    for (const slug of slugs) expect((await show(slug, false)).statusCode).toBe(200)
  }
  const add = (change: object = {}) =>
    call(app, 'POST', '/staff/exams/', { as: token, body: { ...GROUP_II, ...change } })
  const read = async <T>(path: string, language?: string) => {
    const reply = await call(app, 'GET', path, language === undefined ? {} : { language })
    expect([path, reply.statusCode]).toEqual([path, 200])
    return reply.json<T>()
  }
  const status = async (path: string, as?: string) =>
    (await call(app, 'GET', path, as === undefined ? {} : { as })).statusCode
  return { db, app, token, show, hide, add, read, status }
}

/** Every list that names examinations. What the institute writes itself (slides, texts to read, videos) is its own affair. */
async function listsOf(app: FastifyInstance): Promise<readonly (readonly [path: string, body: string])[]> {
  const paths = [
    ...['/exams/', '/site/', '/site/notices/', '/site/success-stories/', '/packages/', '/tests/', '/tests/free/'],
    ...['ssc', 'bank', 'railway', 'mat', 'cat', 'nimcet'].map((family) => `/exam-families/${family}/`),
    ...['mock', 'test', 'afcat', 'group'].map((q) => `/search/?q=${q}`),
  ]
  const replies = await Promise.all(
    paths.flatMap((path) =>
      ['en', 'te', 'hi'].map(async (language) => [path, await call(app, 'GET', path, { language })] as const),
    ),
  )
  return replies.map(([path, { body }]) => [path, body] as const)
}

/** A search also finds texts to read, whose authors may write of any exam. */
const ofExams = ([path, body]: readonly [string, string]): string =>
  path.startsWith('/search/')
    ? JSON.stringify(
        (JSON.parse(body) as { results: { kind: string }[] }).results.filter(({ kind }) => /exam|test/.test(kind)),
      )
    : body

describe('an exam that the institute does not teach', () => {
  test('is gone from every list and page with one switch, and is back with it', async () => {
    const { app, show, hide, status } = await institute()
    const before = await listsOf(app)
    expect(before.filter((one) => /afcat/i.test(ofExams(one))).length).toBeGreaterThan(10)
    const [afcat] = (await call(app, 'GET', '/tests/afcat/')).json<TestItem[]>()
    await hide('afcat')
    expect((await listsOf(app)).filter((one) => /afcat/i.test(ofExams(one)))).toEqual([])
    const addresses = [
      '/exams/afcat/',
      '/exam-families/afcat/',
      '/tests/afcat/',
      `/tests/${afcat?.id}/`,
      `/tests/afcat/${afcat?.id}/`,
    ]
    for (const path of addresses) expect([path, await status(path)]).toEqual([path, 404])
    expect((await show('afcat', true)).statusCode).toBe(200)
    expect(await listsOf(app)).toEqual(before)
    for (const path of addresses) expect([path, await status(path)]).toEqual([path, 200])
  })

  test('cannot be begun, bought or chosen, but stays for who bought it or began it', async () => {
    const { app, db, token, hide, status, show } = await institute()
    const [bought, began, stranger] = [await aStudent(db), await aStudent(db), await aStudent(db)]
    const [first, ...others] = (await call(app, 'GET', '/tests/afcat/')).json<TestItem[]>()
    const paid = others.find(({ state }) => state === 'locked')
    const start = (as: string, test_id = first?.id) => call(app, 'POST', '/tests/usertest/', { as, body: { test_id } })
    const attempt = (await start(began.token)).json<{ id: number }>()
    await call(app, 'POST', '/exams/afcat/choice/', { as: began.token })
    const offer = await aPackage(db, { series: ['afcat'] })
    const both = await aPackage(db, { series: ['afcat', 'mat'] })
    const order = (await call(app, 'POST', '/orders/', { as: bought.token, body: { package: offer.slug } })).json<{
      id: number
    }>()
    await call(app, 'POST', `/staff/orders/${order.id}/approve/`, { as: token })
    await hide('afcat')
    expect((await start(stranger.token)).statusCode).toBe(404)
    expect(await status('/tests/afcat/', stranger.token)).toBe(404)
    expect(
      (await call(app, 'POST', '/orders/', { as: stranger.token, body: { package: offer.slug } })).statusCode,
    ).toBe(404)
    const other = await call(app, 'POST', '/orders/', { as: stranger.token, body: { package: both.slug } })
    expect(other.json<{ series: string[] }>().series).toEqual(['mat'])
    expect((await call(app, 'POST', '/exams/afcat/choice/', { as: stranger.token })).statusCode).toBe(404)
    // who has it
    expect(await status('/tests/afcat/', bought.token)).toBe(200)
    expect((await start(bought.token, paid?.id)).statusCode).toBe(201)
    expect(await status('/tests/afcat/', began.token)).toBe(200)
    expect((await start(began.token)).json<{ id: number }>().id).toBe(attempt.id)
    await call(app, 'POST', `/tests/usertest/${attempt.id}/submit/`, { as: began.token, body: {} })
    expect(await status(`/tests/usertest/${attempt.id}/`, began.token)).toBe(200)
    expect((await start(began.token)).statusCode).toBe(201)
    const chosen = async () =>
      (await call(app, 'GET', '/exams/chosen/', { as: began.token })).json<{ slug: string }[]>()
    expect(await chosen()).toEqual([])
    await show('afcat', true)
    expect(await chosen()).toMatchObject([{ slug: 'afcat' }])
  })

  test('leaves the page of its family with the others, which goes with the last of them', async () => {
    const { app, hide, read, status } = await institute()
    const shown = async () => JSON.stringify(await read<FamilyPage>('/exam-families/ssc/'))
    await hide('ssc_cgl')
    expect(await shown()).not.toMatch(/CGL|ssc_cgl|ssccgltest/)
    expect((await read<FamilyPage>('/exam-families/ssc/')).countdown.name).toBe('SSC CHSL')
    expect((await read<Site>('/site/')).test_links).toContainEqual({ name: 'SSC', to: '/sschome' })
    const names = (await read<Site>('/site/')).families.find(({ family }) => family === 'ssc')?.exams
    expect(names).toEqual(['SSC CHSL', 'SSC CPO', 'SSC GD', 'SSC MTS'])
    await hide('ssc_chsl', 'ssc_cpo', 'ssc_gd', 'ssc_mts')
    expect(await status('/exam-families/ssc/')).toBe(404)
    expect((await read<Site>('/site/')).families.map(({ family }) => family)).not.toContain('ssc')
    expect((await call(app, 'GET', '/packages/?family=ssc')).json()).toEqual([])
  })

  test('takes what leads to its page with it: slides, notices and the popup', async () => {
    const { hide, read } = await institute()
    const links = async () =>
      [
        ...(await read<{ link: string | null }[]>('/site/slides/')),
        ...(await read<{ link: string | null }[]>('/site/notices/')),
        (await read<Site>('/site/')).popup,
      ]
        .map((one) => one?.link)
        .filter((link) => link === '/icet')
    expect((await links()).length).toBe(3)
    await hide('icet')
    expect(await links()).toEqual([])
  })

  test('is hidden in the log, once, and the staff are told which of their texts name it', async () => {
    const { app, token, hide } = await institute()
    await hide('afcat', 'afcat')
    const { entries } = (await call(app, 'GET', '/staff/audit-log/', { as: token })).json<{ entries: AuditEntry[] }>()
    expect(entries.filter(({ subject }) => subject === 'shown_exams')).toMatchObject([
      { action: 'changed', subject_id: 'afcat', before: { shown: true }, after: { shown: false } },
    ])
    const { exams } = (await call(app, 'GET', '/staff/shown-exams/', { as: token })).json<{ exams: ShownExam[] }>()
    const afcat = exams.find(({ slug }) => slug === 'afcat')
    expect(afcat?.named_in).toContainEqual(
      expect.objectContaining({ collection: 'slides', title: 'All your exams in one place' }),
    )
    expect(exams.filter(({ shown }) => shown).flatMap(({ named_in }) => named_in)).toEqual([])
    expect(
      (await call(app, 'PUT', '/staff/shown-exams/no_such/', { as: token, body: { shown: false } })).statusCode,
    ).toBe(404)
  })
})

describe('an exam of the institute’s own', () => {
  test('is added without code and stands wherever exams stand', async () => {
    const { app, db, token, add, read } = await institute()
    expect((await add()).statusCode).toBe(201)
    await aPackage(db, { series: ['group_ii'], family: 'state', title: 'Group II tests' })
    const site = await read<Site>('/site/')
    expect(site.own_exams).toEqual([
      {
        name: 'Group II',
        full_name: GROUP_II.full_name,
        to: '/exams/group_ii',
        family: 'state',
        colour: 'amber',
        position: 5,
      },
    ])
    expect(site.test_links[0]).toEqual({ name: 'Group II', to: '/exams/group_ii' })
    expect(site.exam_links.find(({ group }) => group === 'railState')?.links).toContainEqual({
      name: 'Group II',
      to: '/exams/group_ii',
    })
    expect(site.taught).toBe('ICET, SSC, Bank, Railway, AFCAT, MAT, CAT, NIMCET and Group II')
    expect((await read<Site>('/site/', 'hi')).taught).toContain('NIMCET और Group II')
    const page = await read<Exam>('/exams/group_ii/')
    expect(page).toMatchObject({
      ...{ title: 'Group II', colour: 'amber', series: 'group_ii', languages: 'English, Telugu', date: null },
      pattern: 'Group II: 150 questions, 150 marks, 150 minutes',
      syllabus: [{ section: 'Economy', topics: ['Planning', 'agriculture', 'land reforms'] }],
      patterns: [
        {
          stages: [
            {
              marking: '+1 for a right answer, −1/3 for a wrong answer',
              sections: [
                { name: 'History', marks: 75 },
                { name: 'Economy', questions: 75 },
              ],
            },
          ],
        },
      ],
    })
    const telugu = await read<Exam>('/exams/group_ii/', 'te')
    expect([telugu.summary, telugu.full_name]).toEqual([GROUP_II.translations.te.summary, GROUP_II.full_name])
    expect((await read<ExamItem[]>('/exams/')).at(-1)).toMatchObject({ slug: 'group_ii', family: 'state' })
    expect((await read<SeriesItem[]>('/tests/')).at(-1)).toMatchObject({
      slug: 'group_ii',
      name: 'Group II',
      free_count: 1,
    })
    expect(await read('/tests/group_ii/')).toEqual([])
    expect((await read<{ results: object[] }>('/search/?q=group+ii')).results).toContainEqual(
      expect.objectContaining({ address: '/exams/group_ii', title: 'Group II' }),
    )
    const offers = await read<PackageItem[]>('/packages/?family=state')
    expect(offers).toMatchObject([{ series: ['group_ii'], series_names: ['Group II'] }])
    const student = await aStudent(db)
    expect((await call(app, 'POST', '/exams/group_ii/choice/', { as: student.token })).statusCode).toBe(200)
    const { dates } = (await call(app, 'GET', '/staff/exam-dates/', { as: token })).json<{
      dates: { exam: string }[]
    }>()
    expect(dates.map(({ exam }) => exam)).toContain('group_ii')
    const date = { exam: 'group_ii', on_date: '2099-02-01', stage: null, tentative: false, version: null }
    expect((await call(app, 'PUT', '/staff/exam-dates/', { as: token, body: { dates: [date] } })).statusCode).toBe(200)
    expect((await read<Exam>('/exams/group_ii/')).date).toMatchObject({ year: 2099, month: 2 })
  })

  test('has a test of its series among the free ones, and is hidden like any other', async () => {
    const { app, db, add, read, hide, status } = await institute()
    await add()
    await db
      .updateTable('tests')
      .set({ series_slug: 'group_ii', position: 1 })
      .where('content_id', '=', 'mat/prelims/1')
      .execute()
    const free = async () =>
      (await read<FreeTest[]>('/tests/free/')).filter(({ series }) => series === 'group_ii').length
    expect(await free()).toBe(1)
    await hide('group_ii')
    expect(await free()).toBe(0)
    expect((await listsOf(app)).filter((one) => /group.ii\b/i.test(ofExams(one)))).toEqual([])
    expect([await status('/exams/group_ii/'), await status('/tests/group_ii/')]).toEqual([404, 404])
  })

  test('gives its pattern and its series to papers', async () => {
    const { app, token, add } = await institute()
    await add()
    const [pattern] = (await call(app, 'GET', '/staff/paper-patterns/', { as: token })).json<CataloguePattern[]>()
    expect(pattern).toMatchObject({ series: 'group_ii', label: 'Group II', pattern: GROUP_II.pattern, rules: [] })
    const from = { kind: 'catalogue', id: pattern?.id }
    const body = { title: 'Group II test 1', series: 'group_ii', stage: 'prelims', from }
    const draft = await call(app, 'POST', '/staff/papers/', { as: token, body })
    expect([draft.statusCode, draft.json()]).toMatchObject([201, { pattern: GROUP_II.pattern, rules: [null, null] }])
  })

  test('may not have the address of another one, nor change its own', async () => {
    const { app, token, add } = await institute()
    for (const slug of ['icet', 'esic', 'bank', 'Group', '2nd', ''])
      expect([slug, (await add({ slug })).statusCode]).toEqual([slug, 400])
    const { id, version } = (await add()).json<{ id: string; version: string }>()
    expect((await add()).json()).toMatchObject({ errors: [{ path: 'slug', message: 'This is there already.' }] })
    const body = { ...GROUP_II, slug: 'group_2', version }
    const moved = await call(app, 'PUT', `/staff/exams/${id}/`, { as: token, body })
    expect([moved.statusCode, moved.json<{ errors: { path: string }[] }>().errors[0]?.path]).toEqual([400, 'slug'])
  })

  test('goes while nobody would lose anything, and is refused afterwards', async () => {
    const { app, db, token, add, read } = await institute()
    const { id } = (await add()).json<{ id: string }>()
    const remove = (row: string) => call(app, 'DELETE', `/staff/exams/${row}/`, { as: token })
    const offer = await aPackage(db, { series: ['group_ii'] })
    expect((await remove(id)).json()).toMatchObject({ code: 'exam_in_use' })
    await db.deleteFrom('packages').where('id', '=', offer.id).execute()
    expect((await remove(id)).statusCode).toBe(200)
    expect((await read<SeriesItem[]>('/tests/')).map(({ slug }) => slug)).not.toContain('group_ii')
    expect((await add()).statusCode).toBe(201)
  })

  test('is one of twelve at most in the menu, also when two are added at once', async () => {
    const { add, read } = await institute()
    const numbers = Array.from({ length: 14 }, (_, index) => index)
    const made = await Promise.all(numbers.map((number) => add({ slug: `own_${number}`, name: `Own ${number}` })))
    expect(made.filter(({ statusCode }) => statusCode === 201).length).toBe(12)
    expect((await read<Site>('/site/')).own_exams.length).toBe(12)
    expect((await add({ slug: 'own_more', in_menu: false })).statusCode).toBe(201)
  })
})

test('an installation that changed nothing shows what ships, and says nothing of its own', async () => {
  const { read } = await institute()
  const { families, own_exams, taught, test_links } = await read<Site>('/site/')
  const menu = ['ICET', 'SSC CGL', 'BANK', 'RRB', 'MAT', 'CAT', 'NIMCET', 'AFCAT']
  expect(test_links.map(({ name }) => name)).toEqual(menu)
  expect(families).toEqual(
    ['ssc', 'bank', 'mat', 'railway', 'cat', 'nimcet', 'afcat', 'icet'].map((family) => ({ family, exams: null })),
  )
  expect(own_exams).toEqual([])
  expect(taught).toBe('ICET, SSC, Bank, Railway, AFCAT, MAT, CAT and NIMCET')
  expect((await read<Site>('/site/', 'te')).taught).toBe('ICET, SSC, బ్యాంక్, రైల్వే, AFCAT, MAT, CAT, NIMCET')
  expect((await read<Site>('/site/', 'hi')).taught).toBe('ICET, SSC, बैंक, रेलवे, AFCAT, MAT, CAT और NIMCET')
})
