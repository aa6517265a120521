import { useCallback } from 'react'
import { useLanguage } from './language-provider.tsx'
import type { testWords } from './test-words.te.ts'

/** Every language has the same words; a test holds them to the series that ship. */
export type TestWords = Readonly<Record<keyof typeof testWords, string>>

/**
 * Papers, attempts and results store sections, forms and kinds of tests by their English names; this is what they are
 * called in the language of the page. What is not known, as of tests that the institute brings, stays as it is.
 */
export function useTestWord(): (name: string) => string {
  const words: Readonly<Record<string, string>> | undefined = useLanguage().catalogue?.testWords
  return useCallback((name) => (words && Object.hasOwn(words, name) && words[name]) || name, [words])
}
