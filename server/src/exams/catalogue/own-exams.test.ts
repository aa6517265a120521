import type { Exam, ExamItem } from '@pariksha/contract/exams/exams'
import type { FreeTest, SeriesItem } from '@pariksha/contract/exams/tests'
import type { PackageItem } from '@pariksha/contract/packages'
import type { CataloguePattern } from '@pariksha/contract/papers/catalogue-patterns'
import type { Site } from '@pariksha/contract/site/institute'
import { describe, expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { aStudent } from '../../testing/factories.ts'
import { GROUP_II, institute, listsOf, ofExams } from '../../testing/papers/exam-catalogue.ts'
import { aPackage } from '../../testing/papers/packages.ts'

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
    const siteTelugu = await read<Site>('/site/', 'te')
    expect(siteTelugu.test_links.map(({ name }) => name)).toContain('బ్యాంక్')
    expect(siteTelugu.exam_links.find(({ group }) => group === 'bank')?.links).toContainEqual({
      name: 'IBPS క్లర్క్',
      to: '/ibpsclerktest',
    })
    expect(site.taught).toBe('ICET, SSC, Bank, Railway, AFCAT, MAT, CAT, NIMCET and Group II')
    expect((await read<Site>('/site/', 'hi')).taught).toContain('NIMCET और Group II')
    const page = await read<Exam>('/exams/group_ii/')
    expect(page).toMatchObject({
      title: 'Group II',
      colour: 'amber',
      series: 'group_ii',
      languages: 'English, Telugu',
      date: null,
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
