import { REWRITING_EXAMS } from '../../shared/english/exams.ts'
import { readItems } from '../../shared/english/items.ts'

export const ITEMS = readItems(new URL('./items.yaml', import.meta.url), {
  topic: 'voice',
  exams: REWRITING_EXAMS,
  mistake: 'changes the tense or breaks the form of the verb',
})
