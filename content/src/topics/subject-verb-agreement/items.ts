import { GRAMMAR_EXAMS } from '../../shared/english/exams.ts'
import { readItems } from '../../shared/english/items.ts'

export const ITEMS = readItems(new URL('./items.yaml', import.meta.url), {
  topic: 'subject-verb-agreement',
  exams: GRAMMAR_EXAMS,
  mistake: 'agrees with a nearer noun instead of the subject',
})
