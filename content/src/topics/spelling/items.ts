import { GRAMMAR_EXAMS } from '../../shared/english/exams.ts'
import { readItems } from '../../shared/english/items.ts'

export const ITEMS = readItems(new URL('./items.yaml', import.meta.url), {
  topic: 'spelling',
  exams: GRAMMAR_EXAMS,
  mistake: 'a common misspelling, or a sound word taken for a misspelt one',
})
