import { TEST_WORD_CODES, type TestWordCode } from './test-word-codes.ts'

/** What tests call their parts, by code; a test compares the codes with the shipped series. */
export type TestWords = Readonly<Record<TestWordCode, string>>
/** The same, by the names that are stored. */
export type WordsOfNames = Readonly<Record<string, string>>

/** Loaded with the catalogue of a language: who reads English needs neither names nor codes. */
export const wordsOfNames = (words: TestWords): WordsOfNames =>
  Object.fromEntries(Object.entries(TEST_WORD_CODES).map(([name, code]) => [name, words[code]]))
