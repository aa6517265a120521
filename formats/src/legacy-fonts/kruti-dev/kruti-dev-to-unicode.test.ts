import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorTimeOf } from '../../testing/processor-time.ts'
import { GLYPHS, MARKERS } from './glyphs.ts'
import { krutiDevToUnicode } from './kruti-dev-to-unicode.ts'

/** Words as they are typed in Kruti Dev 010, and what they read. */
const WORDS = readFileSync(new URL('words.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [typed: string, read: string])

test.for(WORDS)('%s reads %s', ([typed, read]) => {
  expect(krutiDevToUnicode(typed)).toBe(read.normalize('NFC'))
})

/** Chosen and typed by somebody who had not seen the table. */
const OTHER_WORDS: readonly { readonly kruti: string; readonly unicode: string }[] = parse(
  readFileSync(new URL('other-words.csv', import.meta.url)),
  { columns: true },
)

test.for(OTHER_WORDS)('$kruti reads $unicode', ({ kruti, unicode }) => {
  expect(krutiDevToUnicode(kruti).normalize('NFC')).toBe(unicode.normalize('NFC'))
})

test('a sentence keeps its spaces and lines', () => {
  expect(krutiDevToUnicode('Hkkjr dh  jkt/kkuh\n\tfnYyh gSA')).toBe('भारत की  राजधानी\n\tदिल्ली है।')
})

test('every word of the list, read once, stays as it is when it is read again', () => {
  for (const [, read] of WORDS) {
    const sentence = `${read} और 2-5`.normalize('NFC')
    expect(krutiDevToUnicode(sentence)).toBe(sentence)
  }
})

test('a text partly in Unicode is converted where it is not', () => {
  expect(krutiDevToUnicode('भारत dh राजधानी')).toBe('भारत की राजधानी')
  expect(krutiDevToUnicode('-× अ')).toBe('-× अ')
})

test('signs at the start belong to the text before, not to the letter behind', () => {
  expect(krutiDevToUnicode('Hkkj') + krutiDevToUnicode('rh;')).toBe('भारतीय')
  expect(krutiDevToUnicode('d') + krutiDevToUnicode('ke')).toBe('काम')
  expect(krutiDevToUnicode('fd') + krutiDevToUnicode('ar')).toBe('किंत')
})

test('signs without any letter follow no virama', () => {
  expect(krutiDevToUnicode('Êf')).toBe('ीरि')
  expect(krutiDevToUnicode('Æ~+')).toBe('ऱि')
})

test('any characters give a text: nothing is thrown, no glyph of the font is left but what stands for itself', () => {
  const glyphs = [...GLYPHS.keys(), ...MARKERS.keys(), 'k', '+', '~', '%', ' ', '1']
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...glyphs) }), (text) => {
      const read = krutiDevToUnicode(text)
      expect(read).not.toMatch(/[a-zA-Z\u00c0-\u00d6\u00d8-\u00ff]/)
      expect(krutiDevToUnicode(read)).toBe(/[\u0900-\u097f]/.test(read) ? read : krutiDevToUnicode(read))
      expect(read).not.toMatch(/्[ा-ौ]/)
    }),
  )
  fc.assert(
    fc.property(fc.uint16Array({ maxLength: 40 }), (codes) => {
      expect(typeof krutiDevToUnicode(String.fromCharCode(...codes))).toBe('string')
    }),
  )
})

test('long texts take time in proportion to their length', () => {
  const taken = processorTimeOf(() => {
    krutiDevToUnicode('fo|kky; '.repeat(10_000))
    krutiDevToUnicode('f'.repeat(80_000))
    krutiDevToUnicode('k~'.repeat(40_000))
    for (const signs of ['sk', '[+', 'Zk']) krutiDevToUnicode(signs.repeat(40_000))
  })
  expect(taken).toBeLessThan(3_000)
})
