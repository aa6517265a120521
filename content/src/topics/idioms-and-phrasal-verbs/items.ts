import { GRAMMAR_EXAMS } from '../../shared/english/exams.ts'
import { readItems } from '../../shared/english/items.ts'

export const ITEMS = readItems(new URL('./items.yaml', import.meta.url), {
  topic: 'idioms-and-phrasal-verbs',
  exams: GRAMMAR_EXAMS,
  mistake: 'takes the words one by one, or mixes up a similar expression',
})
