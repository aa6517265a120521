import { describe, expect, test } from 'vitest'
import { bumpSiteVersion } from '../../exams/catalogue/site-version.ts'
import { call } from '../../testing/app.ts'
import { useApp } from '../../testing/use-app.ts'

const here = useApp()

type Found = { kind: string; title: string; summary: string; address: string }

async function find(words: string, language = 'en'): Promise<Found[]> {
  const answer = await call(here.app, 'GET', `/search/?q=${encodeURIComponent(words)}`, { language })
  expect(answer.statusCode).toBe(200)
  return answer.json().results
}

describe('the site search', () => {
  test.each([
    ['pricing', '/pricing'],
    ['fees', '/pricing'],
    ['SSC CGL', '/ssccgltest'],
    ['icet', '/icet'],
    ['sbi po', '/sbipotest'],
    ['forgot password', '/login'],
    ['delete account', '/profile'],
  ])('%s leads to %s', async (words, address) => {
    expect((await find(words)).slice(0, 3).map((found) => found.address)).toContain(address)
  })

  test('readers of Telugu find pages by Telugu and by English words, each once; readers of English find English', async () => {
    expect((await find('SSC CGL అర్హత', 'te'))[0]).toMatchObject({ address: '/exams/ssc_cgl#eligibility', kind: 'exam' })
    expect((await find('శాతాలు', 'te'))[0]).toMatchObject({ address: '/current-affairs/percentage', title: 'శాతాలు' })
    expect((await find('percentage', 'te'))[0]).toMatchObject({ address: '/current-affairs/percentage' })
    const found = await find('SSC CGL', 'te')
    expect(new Set(found.map(({ address }) => address)).size).toBe(found.length)
    expect(JSON.stringify(await find('bank'))).not.toMatch(/[\u0900-\u0dff]/)
  })

  test.each([
    ['percantage', 'material'],
    ['nimcte', 'exam'],
    ['libary', 'page'],
    ['priceing', 'page'],
  ])('a slip is forgiven: %s', async (words, kind) => {
    expect((await find(words)).map((found) => found.kind)).toContain(kind)
  })

  test.each([
    ['nimset', 'NIMCET'],
    ['afact', 'AFCAT'],
    ['icte', 'ICET'],
    ['sbi clark', 'SBI Clerk'],
  ])('a slip in the name of an examination leads to it first: %s', async (words, name) => {
    expect((await find(words))[0]?.title).toBe(name)
  })

  test.each([
    ['cut off', /cut-off/i],
    ['cutoff', /cut-off/i],
    ['Cut-offs', /cut-off/i],
    ['age limit', /\bage\b/i],
    ['vacancies', /vacanc/i],
    ['eligibility', /eligibility/i],
    ['SSC CGL age limit', /SSC CGL/],
    ['nimcet syllabus', /NIMCET/],
  ])('what an examination asks for is found on its page: %s', async (words, expected) => {
    const results = await find(words)
    expect(results.length).toBeGreaterThan(0)
    expect(results[0]?.address).toMatch(/^\/exams\/\w+#[\w-]+$/)
    expect(`${results[0]?.title} ${results[0]?.summary}`).toMatch(expected)
  })

  test.each(['cat', 'mat', 'rank'])('no part of a longer word is found: %s', async (words) => {
    const begins = new RegExp(`\\b${words.slice(0, 3)}`, 'i')
    const known = new Map(
      (await here.database.db.selectFrom('search_documents').selectAll().where('language', '=', 'en').execute()).map(
        (row) => [row.address, row],
      ),
    )
    for (const { address } of await find(words)) {
      const { title, also, summary } = known.get(address) ?? { title: '', also: '', summary: '' }
      expect(`${title} ${also} ${summary}`).toMatch(begins)
    }
  })

  test.each(['cricket', 'xqzwv'])('what is not here is not found: %s', async (words) => {
    expect(await find(words)).toEqual([])
  })

  test('an unfinished word is matched as a prefix', async () => {
    expect((await find('curr')).map((found) => found.address)).toContain('/current-affairs')
  })

  test('tests that can be taken are found by their titles', async () => {
    const [first] = await find('ICET TEST 2')
    expect(first).toMatchObject({ kind: 'test', title: 'ICET TEST 2' })
  })

  test('what staff publish is found at once, and no longer once they withdraw it', async () => {
    const publish = (published: boolean) =>
      here.database.db.transaction().execute(async (tx) => {
        await tx
          .insertInto('articles')
          .values({
            slug: 'quokka',
            title: 'Quokka method',
            summary: 'A method',
            body: 'Text',
            topic: 'Planning',
            author: 'Staff',
            published,
          })
          .onConflict((conflict) => conflict.column('slug').doUpdateSet({ published }))
          .execute()
        await bumpSiteVersion(tx)
      })
    expect(await find('quokka')).toEqual([])
    await publish(true)
    expect(await find('quokka')).toMatchObject([{ kind: 'article', address: '/blog/quokka' }])
    await publish(false)
    expect(await find('quokka')).toEqual([])
  })

  test.each(["'); drop table users; --", '!!!', ':* & |', '<script>', '\\', '   ', 'ఐసెట్', '%'])(
    'odd words are words: %s',
    async (words) => {
      expect(Array.isArray(await find(words))).toBe(true)
    },
  )

  test('every address is a page of this site', async () => {
    for (const { address } of await find('test')) expect(address).toMatch(/^\/[^/]/)
  })

  test('a query that is too long is refused', async () => {
    expect((await call(here.app, 'GET', `/search/?q=${'a'.repeat(101)}`)).statusCode).toBe(400)
  })
})
