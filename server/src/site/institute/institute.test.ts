import type { Notice, Site, Slide, Statistic, SuccessStory } from '@pariksha/contract/site/institute'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seed } from '../../operations/seeding/seed.ts'
import { call, testApp } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'
import { framedOrigin } from './queries.ts'

async function theInstitute() {
  const database = await databaseForTest()
  const app = await testApp(database)
  const get = async <T>(path: string): Promise<T> => {
    const reply = await call(app, 'GET', path)
    expect([path, reply.statusCode]).toEqual([path, 200])
    return reply.json<T>()
  }
  return { ...database, app, get }
}

test('a first start has an institute to show, with addresses that nobody owns', async () => {
  const { get } = await theInstitute()
  const site = await get<Site>('/site/')
  expect(site).toMatchObject({ name: 'Vijetha Academy', demonstration: true, logo: null })
  expect(site.email).toMatch(/\.example\.com$/)
  expect(site.hours).toEqual([
    { days: 'Mon-Sat', time: '8:00 AM-8:00 PM' },
    { days: 'Sun', time: '8:00 AM-1:00 PM' },
  ])
  expect(await get<Slide[]>('/site/slides/')).toHaveLength(4)
  expect(await get<object[]>('/site/testimonials/')).toHaveLength(4)
})

test('an address of a map that was stored before such hosts were refused is no line of a policy', async () => {
  const { db } = await theInstitute()
  const framed = async (map_embed_url: string) => {
    await db.updateTable('institute').set({ map_embed_url }).execute()
    return framedOrigin(db)
  }
  expect(await framed('https://www.openstreetmap.org/export?x=1;script-src')).toBe('https://www.openstreetmap.org')
  expect(await framed('https://a;script-src-attr/')).toBe("'none'")
  expect(await framed('https://a,b/')).toBe("'none'")
})

test('the figures of a page are those of its exam, by either spelling of its name, and marked as samples', async () => {
  const { get } = await theInstitute()
  const home = await get<Statistic[]>('/site/statistics/')
  expect(home.map(({ value, label, sample }) => [value, label, sample])).toEqual([
    ['10,000+', 'Students Trained', true],
    ['95%', 'Success Rate', true],
    ['50+', 'Expert Faculty', true],
    ['100+', 'Top Ranks', true],
  ])
  const cgl = await get<Statistic[]>('/site/statistics/?exam=ssc_cgl')
  expect(cgl[0]).toMatchObject({ value: '200+', label: 'SSC CGL Tests' })
  expect(await get('/site/statistics/?exam=ssc-cgl')).toEqual(cgl)
  expect(await get('/site/statistics/?exam=nothing')).toEqual([])
})

test('notices of a family come with those for everyone, newest first; what is not published does not come', async () => {
  const { get, db } = await theInstitute()
  await db
    .insertInto('notices')
    .values([
      { title: 'SSC only', family: 'ssc', on_date: '2027-01-02' },
      { title: 'Not yet', family: 'ssc', on_date: '2027-01-03', published: false },
    ])
    .execute()
  const ssc = await get<Notice[]>('/site/notices/?family=ssc')
  expect(ssc[0]).toEqual({ id: expect.any(Number), title: 'SSC only', date: '2027-01-02', link: null })
  expect(ssc.map(({ date }) => date)).toEqual(ssc.map(({ date }) => date).sort((a, b) => b.localeCompare(a)))
  expect(ssc.map(({ title }) => title)).not.toContain('Not yet')
  const icet = await get<Notice[]>('/site/notices/?family=icet')
  expect(icet.map(({ title }) => title)).not.toContain('SSC only')
  expect((await get<Notice[]>('/site/notices/')).length).toBeGreaterThan(icet.length)
  const { statusCode } = await call((await theInstitute()).app, 'GET', '/site/notices/?family=rowing')
  expect(statusCode).toBe(400)
})

test('success stories are of an exam', async () => {
  const { get } = await theInstitute()
  const stories = await get<SuccessStory[]>('/site/success-stories/?exam=nimcet')
  expect(stories.length).toBeGreaterThan(0)
  expect(stories.every(({ sample }) => sample)).toBe(true)
  expect(await get('/site/success-stories/?exam=cat')).toEqual([])
})

test('what staff deleted or changed stays so when the server starts again', async () => {
  const { get, db } = await theInstitute()
  await db.deleteFrom('slides').where('picture', '=', 'hall').execute()
  await db.updateTable('institute').set({ name: 'Another Academy' }).execute()
  await seed(db)
  expect(await get<Slide[]>('/site/slides/')).toHaveLength(3)
  expect((await get<Site>('/site/')).name).toBe('Another Academy')
})

test('the day of the last change is known of what staff changed, and of nothing else', async () => {
  const { db, get } = await theInstitute()
  const changes = () => get<{ collection: string; on: string }[]>('/site/changes/')
  expect(await changes()).toEqual([])
  await sql`insert into audit_log (who, action, subject, at) values
    ('a@example.com', 'changed', 'slides', '2026-11-20 10:00:00Z'),
    ('a@example.com', 'deleted', 'slides', '2026-11-21 20:00:00Z'),
    ('a@example.com', 'approved', 'orders', '2026-11-22 10:00:00Z')`.execute(db)
  expect(await changes()).toEqual([{ collection: 'slides', on: '2026-11-22' }])
})
