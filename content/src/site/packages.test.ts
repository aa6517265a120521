import { expect, test } from 'vitest'
import { SHIPPED_SERIES } from '../shipped.ts'
import { PACKAGES } from './packages.ts'

const pricesOf = (family: string) => PACKAGES.filter((one) => one.family === family).map(({ price }) => price)
const termsOf = (slug: string) => {
  const { price, wasPrice, mocks, sectionals, months, badge } = PACKAGES.find((one) => one.slug === slug) ?? {}
  return [price, wasPrice, mocks, sectionals, months, badge?.en]
}

test.each([
  ['ssc', [999, 799, 899, 699]],
  ['bank', [1499, 999, 1299, 1199]],
  ['mat', [1299, 899, 799, 1999]],
  ['railway', [899, 699, 999, 1499]],
  ['nimcet', [1999, 999, 849, 699]],
  ['afcat', [799, 1499, 2499]],
  ['cat', [2499, 4999, 7999]],
  ['icet', [999, 599]],
])('the price list of %s', (family, prices) => {
  expect(pricesOf(family)).toEqual(prices)
})

test.each([
  ['afcat-basic', [799, 999, 10, 0, 3, undefined]],
  ['afcat-premium', [1499, 1999, 20, undefined, 6, 'Popular']],
  ['afcat-pro', [2499, 2999, 30, undefined, 12, undefined]],
  ['cat-basic', [2499, undefined, 3, 5, 12, undefined]],
  ['cat-premium', [4999, undefined, 10, 15, 12, 'POPULAR']],
  ['cat-advanced', [7999, undefined, 15, undefined, 12, undefined]],
])('the terms of %s', (slug, terms) => {
  expect(termsOf(slug)).toEqual(terms)
})

test('every family marks one package at most, and no name is given twice', () => {
  expect(new Set(PACKAGES.map(({ slug }) => slug)).size).toBe(PACKAGES.length)
  const marked = PACKAGES.filter(({ badge }) => badge).map(({ family }) => family)
  expect(new Set(marked).size).toBe(marked.length)
})

test('what is counted is not written, too', () => {
  for (const { slug, contents } of PACKAGES)
    expect([slug, contents.map(({ en }) => en).join(' ')]).toEqual([slug, expect.not.stringMatching(/\d/)])
})

test('a series has as many tests, published or announced, as a package promises of it', () => {
  for (const { slug, series, mocks = 0, sectionals = 0 } of PACKAGES) {
    for (const name of series) {
      const { freeCount = 0, tests = [] } = SHIPPED_SERIES.find((one) => one.slug === name) ?? {}
      const full = tests.filter(({ stage }) => stage === 'prelims').length - freeCount
      const parts = tests.filter(({ stage }) => stage === 'prelims_sectional').length
      expect([slug, full >= mocks, parts >= sectionals]).toEqual([slug, true, true])
    }
  }
})
