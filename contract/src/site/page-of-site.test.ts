import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { externalOrigin, pageOfThisSite } from './page-of-site.ts'

test.each([
  ['/previousattempts', '/previousattempts'],
  ['/icet?tab=mains#top', '/icet?tab=mains#top'],
  ['/a/./b/../c', '/a/c'],
  ['/login?next=//evil.example', '/login?next=//evil.example'],
  ['/study?q=నిష్పత్తి', '/study?q=%E0%B0%A8%E0%B0%BF%E0%B0%B7%E0%B1%8D%E0%B0%AA%E0%B0%A4%E0%B1%8D%E0%B0%A4%E0%B0%BF'],
])('%s is a page of this site', (address, page) => expect(pageOfThisSite(address)).toBe(page))

test.each([
  null,
  undefined,
  '',
  'icet',
  'https://evil.example',
  '//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/.%2E//evil.example',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/\\evil.example',
  '/a\\..\\\\evil.example',
  '/\t/evil.example',
  '/..\n//evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\u0000',
  '/\u0085',
  'javascript:alert(1)',
  '/a//b',
])('%j is not a page of this site', (address) => expect(pageOfThisSite(address)).toBeUndefined())

/** What a path is played with. */
const piece = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5c',
    '%',
    '\t',
    '\n',
    '\r',
    '\u0000',
    '\u0085',
    ' ',
    '@',
    ':',
  ],
  ...['?', '#', ';', 'a', 'evil.example', 'https:', 'javascript:', '\u2028', '\u3002', '／', '\ud800', '%00', '%09'],
)
const address = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `/${text}`),
  fc.webUrl(),
)
const PAGE = 'https://pariksha.example/deep/down/page?x=1#y'
const followed = (to: string) => new URL(to, PAGE)

describe('whatever is typed', () => {
  test('what is let through stays on the site, as it was typed and as it comes out', () => {
    fc.assert(
      fc.property(address, (typed) => {
        const page = pageOfThisSite(typed)
        if (page === undefined) return
        const { origin } = new URL(PAGE)
        expect(followed(typed).origin).toBe(origin)
        expect([followed(page).pathname, followed(page).search]).toEqual([
          followed(typed).pathname,
          followed(typed).search,
        ])
        expect(page).toMatch(/^\/(?!\/)/)
        expect(page).not.toMatch(/[\\\p{Cc}]/u)
        expect(followed(page).pathname).not.toContain('//')
        // parsed again, and followed from a page that it led to
        expect(pageOfThisSite(page)).toBe(page)
        expect(new URL(page, followed(page)).origin).toBe(origin)
      }),
      { numRuns: 20_000 },
    )
  })

  test('an ordinary address of a page is let through', () => {
    const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), fc.option(word), (words, query) => {
        const typed = `/${words.join('/')}${query === null ? '' : `?q=${query}`}`
        expect(pageOfThisSite(typed)).toBe(typed)
      }),
    )
  })

  test('the origin of an address elsewhere is one source of a policy and nothing more', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.array(piece).map((pieces) => `https://a${pieces.join('')}`),
        ),
        (typed) => {
          const origin = externalOrigin(typed)
          if (origin !== undefined) expect(origin).toMatch(/^https:\/\/[a-z0-9.:-]+$/)
        },
      ),
      { numRuns: 5_000 },
    )
  })
})

test.each([
  ['https://maps.example.com/embed?x=1', 'https://maps.example.com'],
  ['https://maps.example.com:8443/', 'https://maps.example.com:8443'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example'],
])('%s is of %s', (address, origin) => expect(externalOrigin(address)).toBe(origin))

test.each([
  'https://a;sandbox/',
  'https://a,b.example/',
  "https://a'unsafe-inline'/",
  'https://user@maps.example.com/',
  'https://*.example.com/',
  'http://maps.example.com/',
  'data:text/html,x',
  '/icet',
])('%s is the origin of nothing', (address) => expect(externalOrigin(address)).toBeUndefined())
