import { expect, test } from 'vitest'
import { LEXICON } from '../lexicon.ts'

const wordsWhere = (fits: (entry: (typeof LEXICON)[number]) => boolean) => LEXICON.filter(fits).map(({ word }) => word)

test('the lexicon has enough words, each only once as one part of speech', () => {
  expect(LEXICON.length).toBeGreaterThanOrEqual(320)
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

test('words that name each other share a theme', () => {
  const strays = LEXICON.flatMap((entry) =>
    LEXICON.filter(
      (other) =>
        other.part === entry.part &&
        [...entry.synonyms, ...entry.antonyms].includes(other.word) &&
        !other.themes.some((theme) => entry.themes.includes(theme)),
    ).map((other) => `${entry.word} – ${other.word}`),
  )
  expect(strays).toEqual([])
})
