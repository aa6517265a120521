import { expect, test, vi } from 'vitest'
import { prepareFirstPaint } from './first-paint.ts'

type Visitor = {
  readonly lang?: string
  readonly stored?: Readonly<Record<string, string>>
  readonly cookie?: string
  readonly languages?: readonly string[]
}

/** The attributes that the script sets for a visitor, and the cookies afterwards. */
function paintFor({ lang = 'en', stored = {}, cookie = '', languages = ['en-IN'] }: Visitor) {
  const page = { documentElement: { lang, dataset: {} as Record<string, string> }, cookie }
  const storage = { getItem: (key: string) => stored[key] ?? null }
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { languages })
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: { getItem: () => null } })
  prepareFirstPaint()
  return { ...page.documentElement.dataset, cookie: page.cookie }
}

test.each<[string, Visitor, Record<string, string>]>([
  ['a visitor with the settings of the system', {}, { session: 'out' }],
  ['a chosen appearance', { stored: { theme: 'dark' } }, { session: 'out', theme: 'dark' }],
  ['an unknown appearance', { stored: { theme: 'neon' } }, { session: 'out' }],
  ['a signed-in student', { stored: { token: 't' } }, { session: 'in' }],
  ['a token of an earlier version of the site', { stored: { authToken: 't' } }, { session: 'in' }],
  ['a browser in Telugu', { languages: ['de', 'te-IN', 'en'] }, { session: 'out', offer: 'te' }],
  ['a browser that prefers English', { languages: ['en', 'hi'] }, { session: 'out' }],
])('%s', (_name, visitor, attributes) => expect(paintFor(visitor)).toEqual({ ...attributes, cookie: '' }))

test('on an English page the language read last is offered before that of the browser', () => {
  expect(paintFor({ cookie: 'lang=hi', languages: ['te'] })).toMatchObject({ offer: 'hi' })
  expect(paintFor({ cookie: 'lang=en', languages: ['te'] })).not.toHaveProperty('offer')
})

test('a page in another language is remembered as read last, and offers nothing', () => {
  const painted = paintFor({ lang: 'te', languages: ['hi'] })
  expect(painted).not.toHaveProperty('offer')
  expect(painted.cookie).toMatch(/^lang=te;/)
})
