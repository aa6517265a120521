import { expect, test } from 'vitest'
import { loginPath, safeReturnPath } from './return-path.ts'

test.each([
  ['a page of ours', '/previousattempts', '/previousattempts'],
  ['with a query and a place', '/icet?tab=mains#top', '/icet?tab=mains#top'],
  ['nothing', null, '/'],
  ['another site', 'https://evil.example', '/'],
  ['another site without its scheme', '//evil.example', '/'],
  ['a backslash that browsers read as a slash', '/\\evil.example', '/'],
  ['another site behind dots', '/..//evil', '/'],
  ['a tab that browsers leave out', '/\t/evil.example', '/'],
  ['a script', 'javascript:alert(1)', '/'],
])('after the login to %s', (_name, next, path) => expect(safeReturnPath(next)).toBe(path))

test('the way to the login carries the way back', () => {
  expect(loginPath('/test/5')).toBe('/login?next=%2Ftest%2F5')
  expect(loginPath('/')).toBe('/login')
})
