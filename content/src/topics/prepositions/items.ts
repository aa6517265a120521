import { GRAMMAR_EXAMS } from '../../shared/english/exams.ts'
import { readItems } from '../../shared/english/items.ts'

export const ITEMS = readItems(new URL('./items.yaml', import.meta.url), {
  topic: 'prepositions',
  exams: GRAMMAR_EXAMS,
  mistake: 'a preposition that this word does not take',
})
