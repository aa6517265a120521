import { TEST_WORD_CODES } from './test-word-codes.ts'
import type { TestWords, WordsOfNames } from './translation.ts'

/** Loaded with the catalogue of a language: who reads English needs neither names nor codes. */
export const wordsOfNames = (words: TestWords): WordsOfNames =>
  Object.fromEntries(Object.entries(TEST_WORD_CODES).map(([name, code]) => [name, words[code]]))
