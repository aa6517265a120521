import { GRAMMAR_EXAMS } from '../../shared/english/exams.ts'
import { readItems } from '../../shared/english/items.ts'

export const ITEMS = readItems(new URL('./items.yaml', import.meta.url), {
  topic: 'words-in-context',
  exams: GRAMMAR_EXAMS,
  mistake: 'a word that looks or sounds alike, or does not fit the rest of the sentence',
})
