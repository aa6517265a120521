import type { WordsOfNames } from './words-of-names.ts'

/** The exam and a stage in capitals, the section of a sectional test, "TEST" and its number. */
const TITLE = /^((?:[A-Z]+ )+)(?:(.+) )?TEST (\d+)$/

/**
 * A title, section, form or kind of test as it is stored, in the language of the words. A title is put together from the codes of
 * its words; unknown names, as of the institute's own tests, stay unchanged.
 */
export function testWordIn(words: WordsOfNames, name: string): string {
  const known = (word: string) => (Object.hasOwn(words, word) ? words[word] : undefined)
  const [, capitals, section, number] = TITLE.exec(name) ?? []
  const part = section === undefined ? '' : known(section)
  if (capitals === undefined || part === undefined) return known(name) ?? name
  const exam = capitals.trim().split(' ')
  return [...exam.map((word) => known(word) ?? word), part, known('TEST'), number].filter(Boolean).join(' ')
}
