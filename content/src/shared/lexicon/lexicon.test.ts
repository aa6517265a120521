import { expect, test } from 'vitest'
import { defined } from '../../checked-access.ts'
import { whereTheyPart } from '../../topics/spelling/misspelling.ts'
import { MISSPELLINGS } from '../../topics/spelling/misspellings.ts'
import { LEXICON, PARTS } from './entries.ts'
import { RELATED } from './related.ts'
import { unrelated } from './relations.ts'

const wordsWhere = (fits: (entry: (typeof LEXICON)[number]) => boolean) => LEXICON.filter(fits).map(({ word }) => word)

test('the lexicon has enough words, each only once as one part of speech', () => {
  expect(LEXICON.length).toBeGreaterThanOrEqual(1500)
  expect(new Set(LEXICON.map(({ word, part }) => `${word} (${part})`)).size).toBe(LEXICON.length)
})

test('every word has two synonyms or more, and is not one of them', () => {
  expect(wordsWhere(({ synonyms }) => synonyms.length < 2)).toEqual([])
  expect(wordsWhere(({ word, synonyms, antonyms }) => [...synonyms, ...antonyms].includes(word))).toEqual([])
  expect(wordsWhere(({ synonyms, antonyms }) => synonyms.some((synonym) => antonyms.includes(synonym)))).toEqual([])
})

test('every example holds its word', () => {
  expect(wordsWhere(({ word, example }) => !new RegExp(`\\b${word}\\b`, 'i').test(example))).toEqual([])
})

test('no meaning gives its word away, and no two words have the same meaning', () => {
  expect(wordsWhere(({ word, meaning }) => new RegExp(`\\b${word}\\b`, 'i').test(meaning))).toEqual([])
  expect(new Set(LEXICON.map(({ meaning, part }) => `${meaning} (${part})`)).size).toBe(LEXICON.length)
})

test('related words are pairs of headwords, each in the order of the alphabet', () => {
  for (const part of PARTS) {
    const words = new Set(LEXICON.filter((entry) => entry.part === part).map(({ word }) => word))
    const odd = [...RELATED[part]].flatMap(([one, others]) =>
      [...others]
        .filter((other) => !words.has(one) || !words.has(other) || one >= other)
        .map((other) => `${one} – ${other}`),
    )
    expect(odd).toEqual([])
  }
})

test('words that name each other, or one and the same word, are related', () => {
  const find = (word: string) => defined(LEXICON.find((entry) => entry.word === word && entry.part === 'adjective'))
  expect(unrelated(find('hollow'), find('sturdy'))).toBe(false)
  expect(unrelated(find('steep'), find('gradual'))).toBe(false)
  expect(unrelated(find('hungry'), find('legal'))).toBe(true)
})

test('misspellings are of words of the lexicon and are no words of it', () => {
  const words = new Set(LEXICON.flatMap(({ word, synonyms, antonyms }) => [word, ...synonyms, ...antonyms]))
  expect(MISSPELLINGS.size).toBeGreaterThanOrEqual(400)
  for (const [word, wrong] of MISSPELLINGS) {
    expect(words.has(word), word).toBe(true)
    expect(new Set(wrong).size, word).toBe(4)
    expect(wrong.filter((form) => words.has(form))).toEqual([])
  }
})

test.each([
  ['accommodate', 'accomodate', 'mm', 'm'],
  ['receive', 'recieve', 'ei', 'ie'],
  ['devious', 'devous', 'vi', 'v'],
  ['elegant', 'elegent', 'a', 'e'],
])('%s and %s part in “%s” and “%s”', (right, wrong, good, bad) => {
  expect(whereTheyPart(right, wrong)).toEqual([good, bad])
})
