import { expect, test } from 'vitest'
import { catalogue as hindi } from './hi.ts'
import { catalogue as telugu } from './te.ts'

type Texts = { readonly [key: string]: unknown }

/** Every text with its place; those made of numbers and names are made of a few. */
function textsOf(value: unknown, place: string): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') return [[place, String(value(...Array(value.length).fill([2, 3])))]]
  return Object.entries(value as Texts).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`))
}

/** Names that people write in Latin letters whatever they speak. */
const NAMES = new Set(['SSC', 'pariksha-my-data.json'])

test.each([
  ['Telugu', telugu, /\p{Script=Telugu}/u, /\p{Script=Devanagari}/u],
  ['Hindi', hindi, /\p{Script=Devanagari}/u, /\p{Script=Telugu}/u],
])('every text in %s is in its own letters', (_name, catalogue, own, other) => {
  const texts = textsOf(catalogue, 'texts').filter(([, text]) => /\p{L}/u.test(text) && !NAMES.has(text))
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter(([, text]) => !own.test(text) || other.test(text))).toEqual([])
})
