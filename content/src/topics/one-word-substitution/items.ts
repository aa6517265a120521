import { GRAMMAR_EXAMS } from '../../shared/english/exams.ts'
import { readItems } from '../../shared/english/items.ts'

export const ITEMS = readItems(new URL('./items.yaml', import.meta.url), {
  topic: 'one-word-substitution',
  exams: GRAMMAR_EXAMS,
  mistake: 'a word from the same field with another meaning',
})
