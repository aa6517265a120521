import type { TestWordCode } from './test-word-codes.ts'

/** The type of a translation: missing or additional texts do not compile. */
export type Translated<English> = English extends string
  ? string
  : English extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof English]: Translated<English[Key]> }

/** What tests call their parts, by code; a test compares the codes with the shipped series. */
export type TestWords = Readonly<Record<TestWordCode, string>>
/** The same, by the names that are stored. */
export type WordsOfNames = Readonly<Record<string, string>>
