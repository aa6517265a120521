import { expect, test } from 'vitest'
import { languageOf, pathIn } from './languages.ts'

test.each([
  ['en', '/', '/'],
  ['en', '/pricing?family=bank', '/pricing?family=bank'],
  ['te', '/', '/te'],
  ['te', '/?x=1', '/te?x=1'],
  ['te', '/#demo', '/te#demo'],
  ['hi', '/exams/ibps_po#tests', '/hi/exams/ibps_po#tests'],
  ['en', '/tests', '/tests'],
  ['en', '/hindi', '/hindi'],
] as const)('%s %s is at %s', (language, path, address) => {
  expect(pathIn(language, path)).toBe(address)
  expect(languageOf(address)).toEqual({ language, path })
})

test('the home page of a language may have a slash behind it; English has no address of its own', () => {
  expect(languageOf('/te/')).toEqual({ language: 'te', path: '/' })
  expect(languageOf('/en/pricing')).toEqual({ language: 'en', path: '/en/pricing' })
})
