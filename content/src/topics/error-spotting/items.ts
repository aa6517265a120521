import { GRAMMAR_EXAMS } from '../../shared/english/exams.ts'
import { readItems } from '../../shared/english/items.ts'

export const ITEMS = readItems(new URL('./items.yaml', import.meta.url), {
  topic: 'error-spotting',
  exams: GRAMMAR_EXAMS,
  mistake: 'takes a sound part for faulty, or misses the fault',
})
