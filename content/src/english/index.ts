import type { Template, WrittenItem } from '../question.ts'
import { CLOZES } from './clozes/index.ts'
import { GRAMMAR_ITEMS, WORD_ITEMS } from './items/index.ts'
import { MISSPELLING } from './misspelling.ts'
import { PASSAGES } from './passages/index.ts'
import { TERMS } from './terms.ts'
import { VOCABULARY } from './vocabulary.ts'

export const ENGLISH_TEMPLATES: readonly Template[] = [...VOCABULARY, ...MISSPELLING, ...TERMS]

export const WRITTEN_ITEMS: readonly WrittenItem[] = [...GRAMMAR_ITEMS, ...WORD_ITEMS, ...PASSAGES, ...CLOZES]
