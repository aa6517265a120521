import type { Template, WrittenItem } from '../question.ts'
import { CLOZES } from './clozes/index.ts'
import { GRAMMAR_ITEMS, WORD_ITEMS } from './items/index.ts'
import { MISSPELLING } from './misspelling.ts'
import { PASSAGES } from './passages/index.ts'
import { IDIOM_TEMPLATES } from './sentences/idioms.ts'
import { NARRATION_TEMPLATES } from './sentences/narration.ts'
import { SENTENCES } from './sentences/templates.ts'
import { VOICE_TEMPLATES } from './sentences/voice.ts'
import { TERMS } from './terms.ts'
import { VARIED_CLOZES } from './varied/clozes.ts'
import { JUMBLES } from './varied/jumbles.ts'
import { READINGS } from './varied/readings.ts'
import { VOCABULARY } from './vocabulary.ts'

export const ENGLISH_TEMPLATES: readonly Template[] = [
  ...VOCABULARY,
  ...MISSPELLING,
  ...TERMS,
  ...SENTENCES,
  ...VOICE_TEMPLATES,
  ...NARRATION_TEMPLATES,
  ...IDIOM_TEMPLATES,
  ...JUMBLES,
  ...READINGS,
  ...VARIED_CLOZES,
]

export const WRITTEN_ITEMS: readonly WrittenItem[] = [...GRAMMAR_ITEMS, ...WORD_ITEMS, ...PASSAGES, ...CLOZES]
