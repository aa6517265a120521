import { expect, test } from 'vitest'
import { PACKAGES } from './packages.ts'

const pricesOf = (family: string) => PACKAGES.filter((one) => one.family === family).map(({ price }) => price)
const termsOf = (slug: string) => {
  const { price, wasPrice, mocks, sectionals, months, badge } = PACKAGES.find((one) => one.slug === slug) ?? {}
  return [price, wasPrice, mocks, sectionals, months, badge]
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

test('what a package says it contains is what it opens', () => {
  for (const { slug, contents, mocks, sectionals } of PACKAGES) {
    const text = contents.join(' ')
    if (mocks !== undefined) expect([slug, text]).toEqual([slug, expect.stringContaining(`${mocks} full-length`)])
    else expect([slug, text]).toEqual([slug, expect.stringContaining('Every full-length')])
    if (sectionals === 0) expect([slug, text]).toEqual([slug, expect.not.stringMatching(/sectional/i)])
    else
      expect([slug, text]).toEqual([
        slug,
        expect.stringMatching(sectionals === undefined ? /sectional tests/i : `${sectionals} sectional`),
      ])
  }
})
