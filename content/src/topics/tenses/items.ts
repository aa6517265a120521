import { GRAMMAR_EXAMS } from '../../shared/english/exams.ts'
import { readItems } from '../../shared/english/items.ts'

export const ITEMS = readItems(new URL('./items.yaml', import.meta.url), {
  topic: 'tenses',
  exams: GRAMMAR_EXAMS,
  mistake: 'a tense that the time words do not allow',
})
