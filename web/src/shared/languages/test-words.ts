import { testWordIn } from '@pariksha/contract/texts/test-words/test-word-in'
import { useCallback } from 'react'
import { useLanguage } from './language-provider.tsx'

/** Translates the titles, sections, forms and kinds of tests that papers, attempts and results store in English. */
export function useTestWord(): (name: string) => string {
  const words = useLanguage().catalogue?.testWords
  return useCallback((name) => (words ? testWordIn(words, name) : name), [words])
}
