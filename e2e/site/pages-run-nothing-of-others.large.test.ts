import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bumpSiteVersion } from '../../server/src/exams/catalogue/site-version.ts'
import { loadWebBuild } from '../../server/src/site/pages/pages.ts'
import { HOSTILE } from '../../server/src/testing/all-calls/hostile.ts'
import { testApp } from '../../server/src/testing/app.ts'
import { freshDatabase, type TestDatabase } from '../../server/src/testing/database.ts'

const web = await loadWebBuild()
let database: TestDatabase
let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  database = await freshDatabase()
  app = await testApp(database, {}, web)
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

type Answer = { readonly status: number; readonly headers: Readonly<Record<string, unknown>>; readonly body: string }

/** Just these bytes for the address: no client that tidies it up. */
const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((done, failed) => {
    const { port } = app.server.address() as AddressInfo
    const sent = request({ host: '127.0.0.1', port, path, headers }, (reply) => {
      const pieces: Buffer[] = []
      reply.on('data', (piece) => pieces.push(piece))
      reply.on('end', () =>
        done({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(pieces).toString() }),
      )
    })
    sent.on('error', failed).end()
  })

/** A document in which nothing runs, loads or leads away but what is the site's own. */
function isOurs({ status, headers, body }: Answer, what: string): void {
  expect(status, what).toBeLessThan(500)
  expect(headers['set-cookie'], what).toBeUndefined()
  expect(headers['x-injected'], what).toBeUndefined()
  expect(headers, what).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  const { location } = headers
  if (location !== undefined) expect(location, what).toMatch(/^\/(?![/\\])/)
  if (!String(headers['content-type']).startsWith('text/html')) return
  const nonce = /script-src 'self' 'nonce-([\w+/=]{24})'/.exec(String(headers['content-security-policy']))?.[1]
  expect(nonce, what).toBeDefined()
  expect(body.match(/<script\b/gi)?.length, what).toBe(body.match(/<\/script\b/gi)?.length)
  expect(foreignTags(body.replaceAll(`nonce="${nonce}"`, 'nonce="OURS"')), what).toEqual([])
}

/** The renderer writes every attribute between double quotes, and none of these characters as they are inside. */
const foreignTags = (html: string): string[] =>
  [...html.replace(SCRIPT_TEXT, '$1').matchAll(/<([a-z]+)(?:[^"<>]|"[^"]*")*>/gi)]
    .filter(
      ([tag, name = '']) =>
        /^(iframe|object|embed|base)$/i.test(name) ||
        /\son\w+\s*=/i.test(tag.replace(/="[^"]*"/g, '=""')) ||
        /\s(href|src|action|formaction)="\s*(javascript|data|vbscript|file):/i.test(tag) ||
        // structured data for search engines is no script
        (/^script$/i.test(name) && !/ nonce="OURS"| type="application\/ld\+json"/.test(tag)),
    )
    .map(([tag]) => tag)
const SCRIPT_TEXT = /(<script\b[^>]*>)[\s\S]*?(?=<\/script>)/gi

/** Every address of the table of routes, its parameters as they are written there. */
const PATHS = Object.values(web.build.routes).flatMap((route) => {
  const pieces: string[] = []
  for (let at = route; at; at = web.build.routes[at.parentId ?? '']) if (at.path) pieces.unshift(at.path)
  return route?.path || route?.index ? [`/${pieces.join('/')}`] : []
})
const isOpen = (path: string) => /[:*]/.test(path)
const fill = (path: string, word: string) =>
  path.replace(/:\w+|\*/g, () => encodeURIComponent(word.slice(0, 5_000).toWellFormed()))

/** All that pages read of the query. */
const NAMES =
  'attempt category code exam family language month next of package page q question series state status tab to type'

test('every route is opened, and a tag of somebody else is found', () => {
  for (const tag of [
    '<script>',
    '<script nonce="guess">',
    "<img src='x' onerror=alert(1)>",
    '<svg onload="alert(1)">',
    '<a class="x" href="javascript:alert(1)">',
    '<base href="//elsewhere.example.com">',
  ]) {
    expect(foreignTags(`<p title="on a=b">${tag}</p>`)).toEqual([tag])
  }
  expect(PATHS).toEqual(expect.arrayContaining(['/', '/pricing', '/exams/:slug', '/test/:testId/usertest/:userTestId']))
})

describe('what stands in an address', () => {
  test.each(PATHS.filter(isOpen))('%s', async (path) => {
    for (const word of HOSTILE) isOurs(await get(fill(path, word)), `${path} ${word.slice(0, 60)}`)
  })

  test.each(PATHS.filter((path) => !isOpen(path)))('%s', async (path) => {
    // another word for each name in each request
    const words = HOSTILE.filter((word) => word.length < 500)
    const names = NAMES.split(' ')
    for (const turn of READS_QUERY.test(path) ? words.keys().filter((n) => n % 4 === 0) : [0]) {
      const query = new URLSearchParams(names.map((name, n) => [name, words[(turn + n) % words.length] ?? '']))
      isOurs(await get(`${path}?${query}`), `${path}?${query}`)
    }
  })
  const READS_QUERY = /^\/(login|signup|google|offline|pricing|current-affairs|ask|notes|previousattempts|test|library)/

  test('that is no good address', async () => {
    for (const path of [
      '//',
      'http://elsewhere.example.com/pricing',
      'http://elsewhere.example.com',
      `/exams/${'x'.repeat(200)}`,
      `/api/v1/exams/${'x'.repeat(200)}/`,
      '//elsewhere.example.com/',
      '///elsewhere.example.com',
      '/\\elsewhere.example.com',
      '/%2felsewhere.example.com',
      '/%5celsewhere.example.com/',
      '/%',
      '/%ff',
      '/%00',
      '/..%2f..%2fetc%2fpasswd',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/assets/../../../package.json',
      '/current-affairs.data?q=%3Cscript%3Ealert(1)%3C/script%3E',
      '/exams/%3Cscript%3E.data',
      '/__manifest?paths=%3Cscript%3Ealert(1)%3C/script%3E',
      '/?_data=%3Cscript%3Ealert(1)%3C/script%3E',
      '/?index&index=%3Cscript%3E',
    ]) {
      const answer = await get(path)
      isOurs(answer, path)
      expect(answer.body, path).not.toContain('"workspaces"')
    }
  })
})

test('what stands in a header', async () => {
  for (const word of HOSTILE) {
    const value = word.replace(/[^\x20-\x7e]/g, '').slice(0, 4000)
    for (const name of [
      'cookie',
      'accept-language',
      'host',
      'x-forwarded-host',
      'x-forwarded-proto',
      'if-none-match',
    ]) {
      isOurs(await get('/login', { [name]: name === 'cookie' ? `lang=${value}` : value }), `${name}: ${value}`)
    }
  }
})

test('what the staff wrote, wherever a page shows it', async () => {
  const planted = '</title></script><script>alert(1)</script><img src=x onerror=alert(1)>" onload="alert(1)'
  const { rows } = await database.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'text' and column_name !~ 'slug|url|link|map|html' and table_name = any($1)`,
    [
      [
        ['articles', 'books', 'institute', 'materials', 'notices', 'packages', 'popup', 'series', 'slides'],
        ['statistics', 'study_categories', 'success_stories', 'testimonials', 'tests', 'videos'],
      ].flat(),
    ],
  )
  const taken = await Promise.all(
    rows.map(({ table, column }) =>
      // what has a shape of its own (a colour, a kind) does not take it; addresses are refused at the staff's calls
      database.pool.query(`update ${table} set ${column} = $1`, [planted]).then(
        () => `${table}.${column}`,
        () => undefined,
      ),
    ),
  )
  expect(taken).toEqual(
    expect.arrayContaining(['slides.title', 'notices.title', 'testimonials.text', 'institute.name']),
  )
  // what was rendered when a text was saved belongs to that text
  for (const table of ['articles', 'materials'])
    await database.pool.query(`update ${table} set html = null, rendered_by = null`)
  await database.db.transaction().execute(bumpSiteVersion)
  const slugs = await database.pool.query<{ path: string }>(
    `(select '/current-affairs/' || slug as path from materials limit 3) union all
     (select '/blog/' || slug from articles limit 3)`,
  )
  let shown = 0
  for (const path of [...PATHS.filter((path) => !isOpen(path)), ...slugs.rows.map((row) => row.path)]) {
    const answer = await get(path)
    isOurs(answer, path)
    if (answer.body.includes('alert(1)')) shown++
  }
  expect(shown).toBeGreaterThan(10)
})

test.each(['*', '**', '*?x=1'])('the request target "%s" is a page that is not there', async (target) => {
  const answer = await get(target)
  expect(answer.status).toBe(404)
  isOurs(answer, target)
})

test.each(['/\\evil.example', '//evil.example', '/..//evil.example'])(
  '%s is not the page of another host',
  async (target) => {
    const answer = await get(target)
    expect(answer.status).toBe(404)
    isOurs(answer, target)
  },
)

test('a parameter that no page knows makes no other document', async () => {
  const [home, other] = await Promise.all([get('/'), get('/?random=123456')])
  expect(other.headers.etag).toBe(home.headers.etag)
  expect(other.body).not.toContain('123456')
})
