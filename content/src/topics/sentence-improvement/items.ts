import { GRAMMAR_EXAMS } from '../../shared/english/exams.ts'
import { readItems } from '../../shared/english/items.ts'

export const ITEMS = readItems(new URL('./items.yaml', import.meta.url), {
  topic: 'sentence-improvement',
  exams: GRAMMAR_EXAMS,
  mistake: 'leaves the fault or makes a new one',
})
