import type { Language } from '@pariksha/contract/languages'
import { texts as hindi } from './texts.hi.ts'
import { texts as telugu } from './texts.te.ts'
import { texts as english, type MailTexts } from './texts.ts'

const TEXTS: Readonly<Record<Language, MailTexts>> = { en: english, te: telugu, hi: hindi }

/** The mails to students in a language; in English where none is known. */
export const mailTexts = (language: Language | null): MailTexts => TEXTS[language ?? 'en']
