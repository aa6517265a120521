import { useCallback } from 'react'
import { useLanguage } from './language-provider.tsx'
import type { WordsOfNames } from './translation.ts'

/**
 * Translates the titles, sections, forms and kinds of tests that papers, attempts and results store in English. They are
 * found by the table of stored names (test-word-codes.ts); a title is put together from the codes of its words. Unknown
 * names, as of the institute's own tests, stay unchanged.
 */
export function useTestWord(): (name: string) => string {
  const words = useLanguage().catalogue?.testWords
  return useCallback((name) => (words ? testWordIn(words, name) : name), [words])
}

/** The exam and a stage in capitals, the section of a sectional test, "TEST" and its number. */
const TITLE = /^((?:[A-Z]+ )+)(?:(.+) )?TEST (\d+)$/

export function testWordIn(words: WordsOfNames, name: string): string {
  const known = (word: string) => (Object.hasOwn(words, word) ? words[word] : undefined)
  const [, capitals, section, number] = TITLE.exec(name) ?? []
  const part = section === undefined ? '' : known(section)
  if (capitals === undefined || part === undefined) return known(name) ?? name
  const exam = capitals.trim().split(' ')
  return [...exam.map((word) => known(word) ?? word), part, known('TEST'), number].filter(Boolean).join(' ')
}
