import { GRAMMAR_EXAMS } from '../../shared/english/exams.ts'
import { readItems } from '../../shared/english/items.ts'

export const ITEMS = readItems(new URL('./items.yaml', import.meta.url), {
  topic: 'word-formation',
  exams: GRAMMAR_EXAMS,
  mistake: 'another part of speech, or a form that does not exist',
})
