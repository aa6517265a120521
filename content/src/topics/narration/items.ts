import { REWRITING_EXAMS } from '../../shared/english/exams.ts'
import { readItems } from '../../shared/english/items.ts'

export const ITEMS = readItems(new URL('./items.yaml', import.meta.url), {
  topic: 'narration',
  exams: REWRITING_EXAMS,
  mistake: 'keeps a tense, a person or a word order that reporting changes',
})
