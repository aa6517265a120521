import { examBySlug } from '@pariksha/content/exams/catalogue'
import type { Language } from '@pariksha/contract/languages'
import { testWordIn } from '@pariksha/contract/texts/test-words/test-word-in'
import { testWords as hindi } from '@pariksha/contract/texts/test-words/test-words.hi'
import { testWords as telugu } from '@pariksha/contract/texts/test-words/test-words.te'
import { wordsOfNames } from '@pariksha/contract/texts/test-words/words-of-names'

// Names that are stored in English, in the language of a reader; what staff named themselves is as they wrote it.

const WORDS = { te: wordsOfNames(telugu), hi: wordsOfNames(hindi) } as const

/** Of a test or a section. */
export const testNameIn = (language: Language, stored: string): string =>
  language === 'en' ? stored : testWordIn(WORDS[language], stored)

/** Of a series, which has the name of its exam. */
export function seriesNameIn(language: Language, slug: string, stored: string): string {
  const name = examBySlug(slug)?.name
  return name?.en === stored ? name[language] : stored
}
