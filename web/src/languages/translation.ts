import type { testWords } from './test-words.te.ts'

/** The type of a translation: missing or additional texts do not compile. */
export type Translated<English> = English extends string
  ? string
  : English extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof English]: Translated<English[Key]> }

/** Every language has the same keys; a test compares them with the shipped series. */
export type TestWords = Readonly<Record<keyof typeof testWords, string>>
