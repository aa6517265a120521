import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useOwnSite } from '../support/site.ts'
import { descriptionOf, structuredDataIn } from '../support/sitemap.ts'

const site = useOwnSite()

const read = async (path: string) => {
  const reply = await fetch(site.url + path)
  expect([path, reply.status]).toEqual([path, 200])
  return reply.text()
}

test.each([
  ['/exams/ssc_cgl', ['exam date', 'exam pattern', 'syllabus', 'eligibility', 'ock test', 'SSC CGL 20']],
  ['/ssccgltest', ['mock tests', 'exam pattern', 'SSC CGL Test Series 20']],
  ['/bankhome', ['IBPS', 'SBI', 'Bank 20']],
  ['/exams/esic', ['ESIC', 'eligibility']],
])('%s says what people search for: %j', async (path, words) => {
  const description = descriptionOf(await read(path))
  for (const word of words) expect(description).toContain(word)
})

test.each([
  ['/', 'EducationalOrganization', { openingHours: ['Mo-Sa 08:00-20:00', 'Su 08:00-13:00'] }],
  ['/ssccgltest', 'Course', { hasCourseInstance: expect.anything() }],
  ['/demo', 'Quiz', { isAccessibleForFree: true }],
  ['/pricing', 'ItemList', {}],
  ['/books', 'ItemList', {}],
  ['/blog/when-to-guess', 'Article', { headline: 'When to Guess' }],
  ['/current-affairs/percentage', 'Article', {}],
  ['/exams/ibps_so', 'FAQPage', {}],
])('%s has structured data of a %s', async (path, type, fields) => {
  const structured = structuredDataIn(await read(path)).find((one) => one['@type'] === type)
  expect(structured).toMatchObject({ '@context': 'https://schema.org', ...fields })
})

test('structured data of a page in Telugu has its address in Telugu', async () => {
  const course = structuredDataIn(await read('/te/ssccgltest')).find((one) => one['@type'] === 'Course')
  expect(course).toMatchObject({ url: `${site.url}/te/ssccgltest` })
  const article = structuredDataIn(await read('/te/blog/when-to-guess')).find((one) => one['@type'] === 'Article')
  expect(article).toMatchObject({ mainEntityOfPage: `${site.url}/te/blog/when-to-guess` })
})

test('prices and authors are in structured data, and tests are not indexed', async () => {
  expect(await read('/pricing')).toMatch(/"@type":"Offer","price":7999,"priceCurrency":"INR"/)
  expect(await read('/books')).toMatch(/"@type":"Book"/)
  const [{ id }] = (await (await fetch(`${site.url}/api/v1/tests/icet/`)).json()) as [{ id: number }]
  expect(await read(`/test/${id}`)).toContain('<meta name="robots" content="noindex"')
})

test('pages of a family of examinations are shared with its picture, in the language they are in', async () => {
  const pictureOf = async (path: string) =>
    /<meta property="og:image" content="([^"]*)"/.exec(await read(path))?.[1]?.replace(site.url, '')
  expect(await pictureOf('/bankhome')).toBe('/share/en/bank.png')
  expect(await pictureOf('/te/exams/ssc_cgl')).toBe('/share/te/ssc.png')
  expect(await pictureOf('/hi/rrbpotest')).toBe('/share/hi/bank.png')
  expect(await pictureOf('/books')).toBe('/preview.png')
  const picture = await fetch(`${site.url}/share/te/ssc.png`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('the sitemap has the day on which staff last changed a page, and no day of other pages', async () => {
  const dayOf = async (path: string) =>
    new RegExp(`<loc>${site.url}${path}</loc>(?:<lastmod>([^<]*)</lastmod>)?`).exec(await read('/sitemap.xml'))?.[1]
  expect(await dayOf('/pricing')).toBe(undefined)
  expect(await dayOf('/blog')).toMatch(/^\d{4}-\d\d-\d\d$/)
  const { db } = site.database
  await sql`insert into audit_log (who, action, subject, at) values ('a@example.com', 'changed', 'packages', '2026-02-03')`.execute(
    db,
  )
  await db.updateTable('site_version').set({ version: sql`version + 1` }).execute()
  expect(await dayOf('/pricing')).toBe('2026-02-03')
  expect(await dayOf('/terms')).toBe(undefined)
})
