import type { ChosenExam, Exam, ExamItem, FamilyPage } from '@pariksha/contract/exams/exams'
import type { FreeTest, SeriesProgress, TestItem } from '@pariksha/contract/exams/tests'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { call, testApp } from '../testing/app.ts'
import { startSitting } from '../testing/attempts/sitting.ts'
import { databaseForTest } from '../testing/database.ts'
import { aStudent } from '../testing/factories.ts'
import { aTest, rightLetter, wrongLetter } from '../testing/papers/papers.ts'
import { useApp } from '../testing/use-app.ts'

const catalogue = useApp()

/** For a test that changes it. */
async function site() {
  const database = await databaseForTest()
  return { db: database.db, app: await testApp(database) }
}

const inIndia = (days: number) =>
  sql<string>`(now() at time zone 'Asia/Kolkata')::date + make_interval(days => ${days}::int)`

describe('the catalogue', () => {
  test('every examination is listed with its page and a date that is tentative until staff set it', async () => {
    const { app } = catalogue
    const exams = (await call(app, 'GET', '/exams/')).json<ExamItem[]>()
    expect(exams.length).toBeGreaterThan(25)
    expect(exams.find(({ slug }) => slug === 'ibps_clerk')).toMatchObject({
      name: 'IBPS Clerk',
      title: 'IBPS CLERK',
      family: 'bank',
      series: 'ibps_clerk',
      page: '/ibpsclerktest',
      date: { month: 12, day: 6, label: 'December 6th', stage: 'Main', tentative: true, year: null, held: null },
    })
    expect(exams.find(({ slug }) => slug === 'esic')).toMatchObject({ page: '/exams/esic', date: null, series: null })
  })

  test('it is there in the language of the reader: texts, dates and figures', async () => {
    const { app } = catalogue
    const inLanguage = async <T>(path: string, language: string) =>
      (await call(app, 'GET', path, { language })).json<T>()
    const clerk = await inLanguage<Exam>('/exams/ibps_clerk/', 'te')
    expect(clerk.date).toMatchObject({ label: '6 డిసెంబర్', stage: 'మెయిన్స్' })
    expect(clerk.pattern).toMatch(/^[^A-Za-z]+: \d+ ప్రశ్నలు, \d+ మార్కులు, \d+ నిమిషాలు$/)
    expect(clerk.usual).toMatch(/[\u0c00-\u0c7f]/)
    const afcat = await inLanguage<FamilyPage>('/exam-families/afcat/', 'hi')
    expect(JSON.stringify(afcat.tabs[0])).toMatch(/साल में दो बार \([^A-Za-z)]+\)/)
    expect(JSON.stringify(await inLanguage('/exams/', 'de'))).not.toMatch(/[\u0900-\u0dff]/)
  })

  test('a day that staff set is the date, from today on; a past one rolls to the next year', async () => {
    const { app, db } = await site()
    const dateOf = async (slug: string) => (await call(app, 'GET', `/exams/${slug}/`)).json<Exam>().date
    await db
      .insertInto('exam_dates')
      .values([
        { exam_slug: 'ssc_cgl', on_date: inIndia(0) },
        { exam_slug: 'ssc_mts', on_date: inIndia(-1) },
        { exam_slug: 'esic', on_date: '2099-02-22' },
        { exam_slug: 'ssc_gd', on_date: '2020-02-29', tentative: true },
        { exam_slug: 'ibps_po', on_date: '2099-11-14', stage: 'Main', tentative: true },
      ])
      .execute()
    expect(await dateOf('ssc_cgl')).toMatchObject({ tentative: false, year: expect.any(Number) })
    const mts = await dateOf('ssc_mts')
    expect(mts).toMatchObject({ tentative: true, year: null, held: expect.stringMatching(/^\w+ \d+\w+, 20\d\d$/) })
    expect(mts?.held).toContain(mts?.label)
    const inHindi = (await call(app, 'GET', '/exams/ssc_mts/', { language: 'hi' })).json<Exam>().date
    expect(inHindi?.held).toMatch(/^\d+ [^ ,]+ 20\d\d$/)
    const final = { stage: null, tentative: false, held: null }
    expect(await dateOf('esic')).toEqual({ month: 2, day: 22, year: 2099, label: 'February 22nd', ...final })
    // nobody said that it was held on a day that was tentative
    expect(await dateOf('ssc_gd')).toMatchObject({ label: 'February 29th', tentative: true, year: null, held: null })
    expect(await dateOf('ibps_po')).toMatchObject({ year: 2099, stage: 'Main', tentative: true })
  })

  test('usual months stand beside a date of the same stage that agrees with them, and beside no other', async () => {
    const { app, db } = await site()
    const usualOf = async (slug: string) => (await call(app, 'GET', `/exams/${slug}/`)).json<Exam>().usual
    expect(await usualOf('ibps_so')).toBe('Prelims in August, main in November')
    expect(await usualOf('rrb_po')).toBeNull()
    expect(await usualOf('cat')).toBeNull()
    const set = (exam_slug: string, on_date: string, stage: string | null) =>
      db.insertInto('exam_dates').values({ exam_slug, on_date, stage }).execute()
    await set('ibps_so', '2099-11-01', 'Prelims')
    await set('rrb_po', '2099-11-21', 'Prelims')
    await set('cat', '2099-11-29', null)
    await set('afcat', '2099-01-31', 'AFCAT 1')
    expect(await usualOf('ibps_so')).toBeNull()
    expect(await usualOf('rrb_po')).toBe('Prelims in November, main in December')
    expect(await usualOf('cat')).toBe('In November')
    const page = (await call(app, 'GET', '/exam-families/afcat/')).body
    expect(page).toContain('"Twice a year"')
    expect(page).not.toContain('February and August')
  })

  test('an examination has its patterns with the years, and an unknown one is a 404', async () => {
    const { app } = catalogue
    const mat = (await call(app, 'GET', '/exams/mat/')).json<Exam>()
    expect(mat.patterns.map(({ years, current, stages }) => [years, current, stages[0]?.questions])).toEqual([
      ['up to early 2024', false, 200],
      ['since 2024', true, 150],
    ])
    for (const path of ['/exams/none/', '/exam-families/none/', '/exam-families/state/']) {
      expect([path, (await call(app, 'GET', path)).statusCode]).toEqual([path, 404])
    }
  })
})

describe('pages of families', () => {
  const page = async (family: string) => {
    const { app } = catalogue
    return (await call(app, 'GET', `/exam-families/${family}/`)).json<FamilyPage>()
  }
  const opened = ({ tabs }: FamilyPage) =>
    tabs.flatMap(({ parts }) => parts).find((part) => part.kind === 'accordion')?.open

  test.each([
    ['ssc', ['exam-info', 'test-series', 'notifications'], 'ssc_cgl', 'August 13th'],
    ['bank', ['exam-info', 'test-series', 'notifications'], 'ibps_po', 'May 6th'],
    ['mat', ['exam-info', 'test-series', 'notifications'], 'about', 'May 6th'],
    ['railway', ['exam-info', 'test-series', 'notifications'], null, 'March 16th'],
    ['cat', ['exam-info', 'test-series', 'notifications'], 'pattern', 'December 5th'],
    ['nimcet', ['exam-info', 'test-series', 'success-stories', 'notifications'], 'pattern', 'June 6th'],
    ['afcat', ['home', 'examPattern', 'syllabus', 'testSeries', 'documents'], null, 'February 1st'],
  ])('%s: tabs %j, open at first %j, counting down to %s', async (family, tabs, open, date) => {
    const shown = await page(family)
    expect(shown.tabs.map(({ id }) => id)).toEqual(tabs)
    expect(opened(shown)).toBe(open)
    expect(shown.countdown.date.label).toBe(date)
  })

  test.each([
    ['ssc', ['/ssccgltest', '/ssccpotest', '/sscchsltest', '/sscmtstest', '/sscgdtest']],
    [
      'bank',
      ['/ibpspotest', '/ibpssotest', '/ibpsclerktest', '/sbiclerktest', '/sbipotest', '/rrbpotest', '/rrbclerktest'],
    ],
  ])('the test series of %s lead to the pages of its exams', async (family, paths) => {
    const parts = (await page(family)).tabs.find(({ id }) => id === 'test-series')?.parts
    expect(parts?.flatMap((part) => (part.kind === 'exams' ? part.exams.map((exam) => exam.page) : []))).toEqual(paths)
  })

  test.each([
    ['mat', ['Four times a year', '600+ schools', 'One year', '₹1,650', '₹2,650']],
    ['nimcet', ['Why Pursue MCA', 'Eleven National Institutes', 'NIT Warangal', '60%', '55%', '480']],
    [
      'afcat',
      ['at most 50KB', 'at most 30KB', 'five days', '10 photos', 'February and August', '100 questions, 300 marks'],
    ],
    ['railway', ['Why Choose', 'Disclaimer']],
    ['bank', ['18 to 30', '20 to 28', '₹24,050', 'Salary']],
  ])('%s says %j', async (family, texts) => {
    const shown = JSON.stringify(await page(family))
    for (const text of texts) expect(shown).toContain(text)
  })

  test('eleven NITs take part', async () => {
    const items = (await page('nimcet')).tabs[0]?.parts.flatMap((part) => (part.kind === 'accordion' ? part.items : []))
    const list = items?.find(({ id }) => id === 'institutes')?.blocks.find((block) => block.kind === 'list')
    expect(list?.items).toHaveLength(11)
  })
})

describe('a student’s exams', () => {
  test('are chosen once, dropped again, and nobody else’s', async () => {
    const { app, db } = await site()
    const [asha, ravi] = [await aStudent(db), await aStudent(db, 'Ravi')]
    const chosen = async (as: string) =>
      (await call(app, 'GET', '/exams/chosen/', { as })).json<ChosenExam[]>().map(({ slug }) => slug)
    for (const slug of ['nimcet', 'ssc_cgl', 'nimcet']) {
      expect((await call(app, 'POST', `/exams/${slug}/choice/`, { as: asha.token })).statusCode).toBe(200)
    }
    expect(await chosen(asha.token)).toEqual(['nimcet', 'ssc_cgl'])
    expect(await chosen(ravi.token)).toEqual([])
    expect((await call(app, 'POST', '/exams/nothing/choice/', { as: asha.token })).statusCode).toBe(404)
    for (const _ of [1, 2]) {
      expect((await call(app, 'DELETE', '/exams/nimcet/choice/', { as: asha.token })).statusCode).toBe(200)
    }
    expect(await chosen(asha.token)).toEqual(['ssc_cgl'])
    const account = (await call(app, 'GET', '/accounts/user/export/', { as: asha.token })).json()
    expect(account.chosen_exams).toEqual(['ssc_cgl'])
  })

  test('come with the last three scores in their series, and progress has what was taken and what is running', async () => {
    const { app, db } = await site()
    const student = await aStudent(db)
    const made = await aTest(db)
    await db.updateTable('tests').set({ series_slug: 'cat', position: 50 }).where('id', '=', made.id).execute()
    await db.updateTable('series').set({ free_count: 50 }).where('slug', '=', 'cat').execute()
    await call(app, 'POST', '/exams/cat/choice/', { as: student.token })
    for (const right of [1, 2, 3, 4]) {
      const sitting = await startSitting(app, student.token, made.id)
      for (let question = 1; question <= right; question++) {
        await sitting.patch(question, { user_choice: rightLetter(question) })
      }
      await sitting.patch(10, { user_choice: wrongLetter(10) })
      await sitting.submit()
    }
    const [cat] = (await call(app, 'GET', '/exams/chosen/', { as: student.token })).json<ChosenExam[]>()
    expect(cat?.last_scores.map(({ score, max_marks }) => [score, max_marks])).toEqual([
      [4, 10],
      [3, 10],
      [2, 10],
    ])
    await startSitting(app, student.token, made.id)
    const progress = (await call(app, 'GET', '/tests/progress/', { as: student.token })).json<SeriesProgress[]>()
    expect(progress).toEqual([
      { series: 'cat', tests_taken: 1, best_percent: 40, open_test: { test_id: made.id, title: expect.any(String) } },
    ])
    const stranger = await aStudent(db, 'Ravi')
    expect((await call(app, 'GET', '/tests/progress/', { as: stranger.token })).json()).toEqual([])
  })

  test('the score of a live test shows after its release only', async () => {
    const { app, db } = await site()
    const student = await aStudent(db)
    const { id, series } = await aTest(db, { mode: 'live', lateWindowSeconds: 300 })
    const sitting = await startSitting(app, student.token, id)
    await sitting.patch(1, { user_choice: rightLetter(1) })
    await sitting.submit()
    const best = async () =>
      (await call(app, 'GET', '/tests/progress/', { as: student.token }))
        .json<SeriesProgress[]>()
        .find((one) => one.series === series)?.best_percent
    expect(await best()).toBeNull()
    await db.updateTable('tests').set({ released_at: sql<Date>`now()` }).where('id', '=', id).execute()
    expect(await best()).toBe(10)
  })
})

test('the free tests are those the server lets everyone start, announced ones last', async () => {
  const { app, db } = await site()
  const free = (await call(app, 'GET', '/tests/free/')).json<FreeTest[]>()
  const open = free.filter(({ state }) => state === 'open').map(({ title }) => title)
  expect(open.slice(0, 4)).toEqual(['ICET TEST 1', 'ICET TEST 2', 'ICET TEST 3', 'SSC CGL TEST 1'])
  expect(free.map(({ state }) => state).lastIndexOf('open')).toBe(open.length - 1)
  expect(free.every((test) => test.free)).toBe(true)
  const { rows } = await sql<{ free: number }>`select sum(free_count)::int as free from series`.execute(db)
  expect(free).toHaveLength(rows[0]?.free ?? 0)
})

test.each([
  ['rrb_po', 1],
  ['ibps_po', 3],
  ['ssc_cgl', 1],
  ['ssc_mts', 3],
  ['sbi_clerk', 3],
  ['nimcet', 1],
])('the first cards of %s are free: %i', async (series, count) => {
  const { app } = catalogue
  const main = (await call(app, 'GET', `/tests/${series}/`))
    .json<TestItem[]>()
    .filter(({ stage }) => stage === 'prelims')
  expect(main.map(({ free }) => free)).toEqual(main.map((_, index) => index < count))
})
