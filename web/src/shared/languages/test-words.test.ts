import { SHIPPED_SERIES } from '@pariksha/content/shipped'
import { TEST_WORD_CODES } from '@pariksha/contract/texts/test-words/test-word-codes'
import { testWordIn } from '@pariksha/contract/texts/test-words/test-word-in'
import { testWords as inHindi } from '@pariksha/contract/texts/test-words/test-words.hi'
import { testWords as inTelugu } from '@pariksha/contract/texts/test-words/test-words.te'
import { wordsOfNames } from '@pariksha/contract/texts/test-words/words-of-names'
import { expect, test } from 'vitest'

const [hindi, telugu] = [wordsOfNames(inHindi), wordsOfNames(inTelugu)]

const TESTS = SHIPPED_SERIES.flatMap(({ tests }) => tests)
/** What stays in Latin letters in a title. */
const NAMES = new Set(SHIPPED_SERIES.flatMap(({ name }) => name.match(/\b[A-Z]+\b/g) ?? []))
const inCapitals = (title: string) => (title.match(/\b[A-Z]+\b/g) ?? []).filter((word) => !NAMES.has(word))

const shipped = new Set(
  TESTS.flatMap(({ title, type, subType, pattern, content }) => [
    ...inCapitals(title),
    type,
    subType,
    pattern,
    ...('blueprint' in content ? content.blueprint.sections.map(({ name }) => name) : []),
  ]),
)

test('every name that tests have for their sections, forms and kinds has a code, and every code a name', () => {
  const names = Object.keys(TEST_WORD_CODES)
  expect([...shipped].filter((name) => !names.includes(name))).toEqual([])
  // a name that is not shipped any more shares the code of the one that replaced it
  const codes: readonly string[] = Object.entries(TEST_WORD_CODES).flatMap(([name, code]) =>
    shipped.has(name) ? [code] : [],
  )
  expect(Object.values(TEST_WORD_CODES).filter((code) => !codes.includes(code))).toEqual([])
})

test.each([
  ['Telugu', telugu, /\p{Script=Telugu}/u],
  ['Hindi', hindi, /\p{Script=Devanagari}/u],
])('titles of tests are in %s but for the names of exams and numbers', (_name, words, own) => {
  const titles = TESTS.map(({ title }) => [title, testWordIn(words, title)] as const)
  const latin = (said: string) => (said.match(/[A-Za-z]+/g) ?? []).filter((word) => !NAMES.has(word))
  expect(titles.filter(([, said]) => !own.test(said) || latin(said).length > 0)).toEqual([])
  for (const [title, said] of titles) expect(/\d+$/.exec(said)?.[0]).toBe(/\d+$/.exec(title)?.[0])
  expect(new Set(titles.map(([, said]) => said)).size).toBe(titles.length)
})

test('a title keeps its order; one that is not known stays as it is', () => {
  expect(testWordIn(telugu, 'ICET TEST 3')).toBe('ICET టెస్ట్ 3')
  expect(testWordIn(telugu, 'IBPS CLERK MAINS General English TEST 1')).toBe('IBPS క్లర్క్ మెయిన్స్ జనరల్ ఇంగ్లీష్ టెస్ట్ 1')
  expect(testWordIn(hindi, 'RRB NTPC SECOND STAGE Mathematics TEST 1')).toBe('RRB NTPC दूसरा चरण गणित टेस्ट 1')
  for (const title of ['Weekly test 2', 'ICET Rowing TEST 1', 'TEST 1', 'constructor']) {
    expect(testWordIn(hindi, title)).toBe(title)
  }
})
