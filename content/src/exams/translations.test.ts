import { expect, test } from 'vitest'
import { EXAMS } from './catalogue.ts'
import { FAMILY_PAGES } from './families/pages.ts'
import hi from './translations/hi.json' with { type: 'json' }
import te from './translations/te.json' with { type: 'json' }

/** What is no text: addresses, keys, and the stages that months belong to. */
const KEYS = new Set([
  'slug',
  'family',
  'linkGroup',
  'series',
  'page',
  'path',
  'id',
  'kind',
  'open',
  'exam',
  'statistics',
  'stages',
])
/** Abbreviations and figures read the same in every language. */
const SAME = /^([A-Z]{2,6}( [A-Z]{2,6}){0,2}|[+−\d.,/ ]*)$/

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return SAME.test(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (isText(key, item) ? textsOf(item) : []))
}

/** The stages of a pattern are a list, those of usual months are their keys; a part lists its exams by their slugs. */
const isText = (key: string, item: unknown): boolean =>
  (!KEYS.has(key) || (key === 'stages' && Array.isArray(item))) && key !== 'exams'

const TEXTS = [...new Set(textsOf([EXAMS, FAMILY_PAGES]))].sort()

test.each(Object.entries({ te, hi }))('every text of the catalogue is there in %s, and no other', (_, phrases) => {
  expect(Object.keys(phrases).sort()).toEqual(TEXTS)
})

test.each([
  ['te', te, /[\u0c00-\u0c7f]/],
  ['hi', hi, /[\u0900-\u097f]/],
] as const)('in %s, what is left in Latin letters are names', (_, phrases, letter) => {
  const untranslated = Object.values(phrases).filter((text) => !letter.test(text))
  expect(untranslated.filter((text) => !/^[A-Z][\w .,()&’-]*$/.test(text))).toEqual([])
  const all = Object.values(phrases).join('')
  expect(all.match(/[A-Za-z]/g)?.length).toBeLessThan(0.15 * (all.match(/\p{L}|\p{M}/gu)?.length ?? 0))
})
