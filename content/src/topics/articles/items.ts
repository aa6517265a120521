import { GRAMMAR_EXAMS } from '../../shared/english/exams.ts'
import { readItems } from '../../shared/english/items.ts'

export const ITEMS = readItems(new URL('./items.yaml', import.meta.url), {
  topic: 'articles',
  exams: GRAMMAR_EXAMS,
  mistake: 'an article or determiner that the noun does not take',
})
