import { GRAMMAR_EXAMS } from '../../shared/english/exams.ts'
import { readItems } from '../../shared/english/items.ts'

export const ITEMS = readItems(new URL('./items.yaml', import.meta.url), {
  topic: 'comparison-and-conditionals',
  exams: GRAMMAR_EXAMS,
  mistake: 'a degree or a verb form that the other half of the sentence does not allow',
})
