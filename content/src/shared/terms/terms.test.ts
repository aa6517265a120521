import { describe, expect, test } from 'vitest'
import { BUSINESS } from '../../topics/business-terms/field.ts'
import { COMPUTER } from '../../topics/computer-terms/field.ts'

const FIELDS = [BUSINESS, COMPUTER]

const repeated = (texts: readonly string[]) => texts.filter((text, place) => texts.indexOf(text) !== place)

test('there are enough terms', () => {
  expect(FIELDS.map(({ topic, terms }) => [topic, terms.length])).toEqual([
    ['business-terms', expect.toSatisfy((count: number) => count >= 80)],
    ['computer-terms', expect.toSatisfy((count: number) => count >= 70)],
  ])
})

describe.each(FIELDS.map((field) => [field.topic, field] as const))(
  '%s',
  (_topic, { terms, abbreviations, classes }) => {
    test('each term and each meaning stands once', () => {
      expect(repeated(terms.map(({ term }) => term))).toEqual([])
      expect(repeated(terms.map(({ meaning }) => meaning))).toEqual([])
    })

    test('near terms are three or more, different, and terms themselves', () => {
      const known = new Set(terms.map(({ term }) => term))
      for (const { term, near } of terms) {
        expect(near.length, term).toBeGreaterThanOrEqual(3)
        expect(repeated([term, ...near]), term).toEqual([])
        expect(
          near.filter((name) => !known.has(name)),
          term,
        ).toEqual([])
      }
    })

    test('no meaning gives its term away', () => {
      expect(terms.filter(({ term, meaning }) => meaning.toLowerCase().includes(term.toLowerCase()))).toEqual([])
    })

    test('each abbreviation stands once and has three wrong expansions or more', () => {
      expect(repeated(abbreviations.map(({ short }) => short))).toEqual([])
      expect(abbreviations.filter(({ full, wrong }) => wrong.length < 3 || wrong.includes(full))).toEqual([])
    })

    test('a class has four members or more, and nothing stands inside and outside of it', () => {
      expect(classes.filter(({ members }) => members.length < 4)).toEqual([])
      expect(classes.filter(({ members, outsiders }) => outsiders.some((one) => members.includes(one)))).toEqual([])
    })
  },
)
