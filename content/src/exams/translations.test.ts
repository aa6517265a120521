import { expect, test } from 'vitest'
import { inLanguage } from '../text/in-language.ts'
import { textsIn } from '../text/texts-in.ts'
import { EXAMS } from './catalogue.ts'
import { FAMILY_PAGES } from './families/pages.ts'
import { STAGES } from './texts/stages.ts'

const TEXTS = textsIn([EXAMS, FAMILY_PAGES, STAGES])
/** Abbreviations and figures read the same in every language. */
const SAME = /^([A-Z]{2,6}( [A-Z]{2,6}){0,2}|[+−\d.,/ ]*)$/

test.each([
  ['te', /[\u0c00-\u0c7f]/],
  ['hi', /[\u0900-\u097f]/],
] as const)('in %s, what is left in Latin letters are names', (language, letter) => {
  const texts = TEXTS.filter(({ en }) => !SAME.test(en)).map((text) => text[language])
  const untranslated = texts.filter((text) => !letter.test(text))
  expect(untranslated.filter((text) => !/^[A-Z][\w .,()&’-]*$/.test(text))).toEqual([])
  const all = texts.join('')
  expect(all.match(/[A-Za-z]/g)?.length).toBeLessThan(0.15 * (all.match(/\p{L}|\p{M}/gu)?.length ?? 0))
})

test('a record in a language has strings where it had texts, and the rest as it was', () => {
  const record = { slug: 'a', rows: [[STAGES.Main, { marks: 3, note: null }]], label: STAGES['AFCAT 1'] }
  expect(inLanguage(record, 'te')).toEqual({ slug: 'a', rows: [['మెయిన్స్', { marks: 3, note: null }]], label: 'AFCAT 1' })
  expect(textsIn(record)).toEqual([STAGES.Main, STAGES['AFCAT 1']])
})
