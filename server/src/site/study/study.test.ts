import { ARTICLES } from '@pariksha/content/study/articles'
import { SAMPLE_BOOKS } from '@pariksha/content/study/books'
import { MATERIALS } from '@pariksha/content/study/materials'
import type { Article, ArticleItem } from '@pariksha/contract/site/articles'
import type { Book } from '@pariksha/contract/site/books'
import type { Category, Material, MaterialPage } from '@pariksha/contract/site/study'
import type { Video } from '@pariksha/contract/site/videos'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { seed } from '../../operations/seeding/seed.ts'
import type { Database } from '../../platform/db/database.ts'
import { putFile } from '../../platform/files/store.ts'
import { toTypstMath } from '../../platform/pdf/typst-math.ts'
import { toMathml } from '../../platform/text/tex.ts'
import { call, testApp } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'
import { PDF } from '../../testing/files/files.ts'

let db: Database
let app: FastifyInstance
beforeEach(async () => {
  const database = await databaseForTest()
  db = database.db
  app = await testApp(database)
})

const list = async (query: Record<string, string | number> = {}) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  )
  return (await call(app, 'GET', `/study/materials/?${search}`)).json<MaterialPage>()
}
const slugs = async (query?: Record<string, string | number>) => (await list(query)).results.map(({ slug }) => slug)

async function aMaterial(given: Record<string, unknown>): Promise<number> {
  const { id } = await db
    .insertInto('materials')
    .values({
      slug: 'a-material',
      title: 'A material',
      summary: 'What it is about',
      kind: 'digest',
      subject: 'General Awareness',
      body: 'Some text.',
      published_on: '2031-02-03',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('a hub of its own', () => {
  beforeEach(async () => {
    await db.deleteFrom('books').execute()
    await db.deleteFrom('materials').execute()
  })

  test('a category holds what is for its examination, or of its kind; without one all are there', async () => {
    const categories = (await call(app, 'GET', '/tests/current_affairs/categories/')).json<Category[]>()
    expect(categories.map(({ category }) => category)).toEqual([
      'SSC CGL',
      'Bank Exams',
      'RRB NTPC',
      'Daily Current Affairs',
    ])
    await aMaterial({ slug: 'for-ssc', exams: ['ssc_cgl'] })
    await aMaterial({ slug: 'for-both', exams: ['bank', 'ssc_cgl'] })
    await aMaterial({ slug: 'news', kind: 'current_affairs' })
    expect(await slugs()).toEqual(['for-ssc', 'for-both', 'news'])
    expect(await slugs({ category: 'SSC CGL' })).toEqual(['for-ssc', 'for-both'])
    expect(await slugs({ category: 'bank exams' })).toEqual(['for-both'])
    expect(await slugs({ category: 'Daily Current Affairs' })).toEqual(['news'])
    expect(await slugs({ category: 'no such' })).toEqual([])
    const [, both] = (await list()).results
    expect(both?.categories).toEqual(['SSC CGL', 'Bank Exams'])
  })

  test('examination, kind, month, language and words each let through what they say, and all together', async () => {
    await aMaterial({ slug: 'one', exams: ['icet'], kind: 'strategy', published_on: '2031-01-31' })
    await aMaterial({ slug: 'two', exams: ['icet'], body: 'About the Constitution: 100% of it.' })
    await aMaterial({ slug: 'three', exams: ['cat'], language: 'hi', title: 'भारत का संविधान' })
    expect(await slugs({ exam: 'icet' })).toEqual(['two', 'one'])
    expect(await slugs({ type: 'strategy' })).toEqual(['one'])
    expect(await slugs({ month: '2031-02' })).toEqual(['two', 'three'])
    expect(await slugs({ language: 'hi' })).toEqual(['three'])
    expect(await slugs({ q: 'CONSTITUTION about' })).toEqual(['two'])
    expect(await slugs({ q: '100%' })).toEqual(['two'])
    expect(await slugs({ q: '_%' })).toEqual([])
    expect(await slugs({ q: 'संविधान' })).toEqual(['three'])
    expect(await slugs({ q: 'constitution', exam: 'icet', month: '2031-01' })).toEqual([])
    expect((await list({ exam: 'mat' })).choices).toEqual({
      exams: ['icet', 'cat'],
      types: ['digest', 'strategy'].toSorted(),
      languages: ['en', 'hi'],
      months: ['2031-02', '2031-01'],
    })
  })

  test('a text in three languages stands once, and each of the three leads to the others', async () => {
    const original = await aMaterial({ slug: 'ratio' })
    await aMaterial({ slug: 'ratio-te', language: 'te', translation_of: original })
    await aMaterial({ slug: 'ratio-hi', language: 'hi', translation_of: original })
    expect(await slugs()).toEqual(['ratio'])
    expect(await slugs({ language: 'te' })).toEqual(['ratio-te'])
    const telugu = (await call(app, 'GET', '/study/materials/ratio-te/')).json<Material>()
    expect(telugu.translations).toEqual([
      { slug: 'ratio', language: 'en' },
      { slug: 'ratio-hi', language: 'hi' },
    ])
  })

  test('pages are real: twelve on each, the rest on the last, nothing behind it', async () => {
    for (let n = 1; n <= 30; n++) await aMaterial({ slug: `m-${n}`, position: n })
    const pages = [await list(), await list({ page: 2 }), await list({ page: 3 })]
    expect(pages.map(({ results, count, page, pages }) => [results.length, count, page, pages])).toEqual([
      [12, 30, 1, 3],
      [12, 30, 2, 3],
      [6, 30, 3, 3],
    ])
    expect(pages.flatMap(({ results }) => results.map(({ slug }) => slug))).toEqual(
      Array.from({ length: 30 }, (_, index) => `m-${index + 1}`),
    )
    const second = await app.inject({ url: String(pages[0]?.next) })
    expect(second.json()).toEqual(pages[1])
    expect(pages[2]?.next).toBeNull()
    expect((await list({ page: 4 })).results).toEqual([])
  })

  test('what is not published is nowhere', async () => {
    await aMaterial({ slug: 'draft', published: false })
    expect(await list()).toMatchObject({ results: [], count: 0, choices: { exams: [], months: [] } })
    for (const path of ['/study/materials/draft/', '/study/materials/draft/file/', '/study/materials/99999/']) {
      expect((await call(app, 'GET', path)).statusCode).toBe(404)
    }
  })

  test('a PDF is made once for each version of the text', async () => {
    const id = await aMaterial({ slug: 'made', body: '## One\n\n$\\frac{1}{2}$ శాతం प्रतिशत' })
    const get = () => app.inject({ url: '/api/v1/study/materials/made/file/' })
    const [first, again] = [await get(), await get()]
    expect(first.headers['content-type']).toBe('application/pdf')
    expect(first.headers['content-disposition']).toBe('inline; filename="made.pdf"')
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first.rawPayload.length).toBeGreaterThan(10_000)
    expect(again.headers.etag).toBe(first.headers.etag)
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    await db.updateTable('materials').set({ body: 'Another text.' }).where('id', '=', id).execute()
    expect((await get()).headers.etag).not.toBe(first.headers.etag)
    const { made } = await db
      .selectFrom('material_pdfs')
      .select((eb) => eb.fn.countAll<number>().as('made'))
      .executeTakeFirstOrThrow()
    expect(made).toBe(1)
  })

  test('Typst markup in a text is printed as text', async () => {
    await aMaterial({
      slug: 'odd',
      body: '#read("/etc/passwd") $x" #sys.inputs "$ $\\text{"#panic()"}$ $\\foo{$ *a_b* `#c`',
    })
    const reply = await app.inject({ url: '/api/v1/study/materials/odd/file/' })
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('a PDF that staff gave is the file as it is, and need not be readable on the page', async () => {
    const { sha256 } = await putFile(db, PDF)
    await aMaterial({ slug: 'given', kind: 'current_affairs', body: null, file: sha256 })
    const reply = await app.inject({ url: '/api/v1/study/materials/given/file/' })
    expect(reply.rawPayload.equals(PDF)).toBe(true)
    const material = (await call(app, 'GET', '/study/materials/given/')).json<Material>()
    expect(material).toMatchObject({ html: null, readable: false, minutes: null })
  })
})

test('invalid queries are a 400', async () => {
  for (const query of ['page=0', 'page=x', 'exam=none', 'type=x', 'language=fr', 'month=2031-13', 'surprise=1']) {
    expect([query, (await call(app, 'GET', `/study/materials/?${query}`)).statusCode]).toEqual([query, 400])
  }
  expect((await call(app, 'GET', '/study/materials/Not%20A%20Slug/')).statusCode).toBe(400)
})

describe('what the product ships with', () => {
  test('current affairs are empty: no news is made up', async () => {
    expect(await list({ category: 'Daily Current Affairs' })).toMatchObject({ results: [], count: 0 })
  })

  test('every material is there, reads without a formula left over, and every link in it leads somewhere', async () => {
    const { count, pages } = await list()
    expect(count).toBe(MATERIALS.length)
    const all = await Promise.all(Array.from({ length: pages }, (_, index) => list({ page: index + 1 })))
    const known = new Set(all.flatMap(({ results }) => results.map(({ slug }) => `/current-affairs/${slug}`)))
    const bodies = [
      ...(await db.selectFrom('materials').select(['slug', 'body']).execute()),
      ...(await db.selectFrom('articles').select(['slug', 'body']).execute()),
    ]
    for (const { slug, body } of bodies) {
      for (const [, tex = ''] of (body ?? '').matchAll(/\$+([^$]+)\$+/g)) {
        expect(() => toMathml(tex, false), `${slug}: ${tex}`).not.toThrow()
        expect(toTypstMath(tex), `${slug}: ${tex}`).toBeDefined()
      }
      for (const [, to = ''] of (body ?? '').matchAll(/\]\((\/[^)]*)\)/g)) {
        expect([slug, to, known.has(to) || to === '/freetest']).toEqual([slug, to, true])
      }
    }
  })

  test('articles come newest first and lead to others', async () => {
    const articles = (await call(app, 'GET', '/articles/')).json<ArticleItem[]>()
    expect(articles.map(({ slug }) => slug)).toEqual(ARTICLES.map(({ slug }) => slug))
    const last = (await call(app, 'GET', `/articles/${articles.at(-1)?.slug}/`)).json<Article>()
    expect(last.html).toContain('<h2>')
    expect(last.others.map(({ slug }) => slug)).toEqual(articles.slice(0, 3).map(({ slug }) => slug))
    expect((await call(app, 'GET', '/articles/no-such/')).statusCode).toBe(404)
  })

  test('a text comes in the language of the reader, where it is there, under the name of its first one', async () => {
    const slug = 'percentage'
    const read = async (language: string, name = slug) =>
      (await call(app, 'GET', `/study/materials/${name}/`, { language })).json<Material>()
    expect(await read('te')).toMatchObject({ language: 'te', title: 'శాతాలు', original: slug, slug: 'percentage-te' })
    expect(await read('hi')).toMatchObject({ language: 'hi', original: slug })
    expect(await read('en')).toMatchObject({ language: 'en', original: slug, slug })
    // asked for by its own name, a translation is what it is
    expect(await read('en', 'percentage-te')).toMatchObject({ language: 'te', original: slug })

    const inTelugu = (await call(app, 'GET', '/study/materials/', { language: 'te' })).json<MaterialPage>()
    expect(inTelugu.count).toBe(MATERIALS.length)
    expect(inTelugu.results.find(({ original }) => original === slug)).toMatchObject({ language: 'te' })
    await db.updateTable('materials').set({ published: false }).where('slug', '=', 'percentage-te').execute()
    expect(await read('te')).toMatchObject({ language: 'en' })

    const articleOf = async (language: string) =>
      (await call(app, 'GET', '/articles/when-to-guess/', { language })).json<Article>()
    expect(await articleOf('te')).toMatchObject({
      slug: 'when-to-guess',
      language: 'te',
      languages: ['en', 'hi', 'te'],
    })
    const articles = (await call(app, 'GET', '/articles/', { language: 'hi' })).json<ArticleItem[]>()
    expect(articles.map(({ slug, language }) => [slug, language])).toEqual(ARTICLES.map(({ slug }) => [slug, 'hi']))
    await db.deleteFrom('articles').where('slug', '=', 'when-to-guess').execute()
    expect((await call(app, 'GET', '/articles/when-to-guess/', { language: 'te' })).statusCode).toBe(404)
  })

  test('videos are the samples of the specification, and say that they are', async () => {
    const videos = (await call(app, 'GET', '/videos/')).json<Video[]>()
    expect(videos.map(({ title, category, duration, sample }) => [title, category, duration, sample])).toEqual([
      ['Time and Distance', 'quant', '45:30', true],
      ['Profit and Loss', 'quant', '32:15', true],
      ['RRB', 'banks', '74:15', true],
    ])
    for (const { youtubeUrl } of videos) expect(new URL(youtubeUrl).host).toBe('www.youtube.com')
  })

  test('a book shows a chapter as long as that chapter is published', async () => {
    const books = async (language = 'en') => (await call(app, 'GET', '/books/', { language })).json<Book[]>()
    expect((await books()).every(({ extract, price, sample }) => extract !== null && price > 0 && sample)).toBe(true)
    // the chapter is called what it is called where the link leads
    expect(
      (await books('hi')).map(({ title, extract }) => [
        title,
        extract?.slug,
        /\p{Script=Devanagari}/u.test(extract?.title ?? ''),
      ]),
    ).toEqual(SAMPLE_BOOKS.map(({ title, extract }) => [title, extract, true]))
    await db.updateTable('materials').set({ published: false }).execute()
    expect((await books()).map(({ extract }) => extract)).toEqual(SAMPLE_BOOKS.map(() => null))
  })

  test('what staff deleted does not come back with an upgrade', async () => {
    await db
      .deleteFrom('articles')
      .where('slug', '=', ARTICLES[0]?.slug ?? '')
      .execute()
    await db.updateTable('materials').set({ title: 'Changed by staff' }).where('slug', '=', 'percentage').execute()
    await seed(db)
    const articles = (await call(app, 'GET', '/articles/')).json<ArticleItem[]>()
    expect(articles).toHaveLength(ARTICLES.length - 1)
    const percentage = (await call(app, 'GET', '/study/materials/percentage/')).json<Material>()
    expect(percentage.title).toBe('Changed by staff')
  })
})
