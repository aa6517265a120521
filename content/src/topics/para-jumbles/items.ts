import { PARA_JUMBLE_EXAMS } from '../../shared/english/exams.ts'
import { readItems } from '../../shared/english/items.ts'

export const ITEMS = readItems(new URL('./items.yaml', import.meta.url), {
  topic: 'para-jumbles',
  exams: PARA_JUMBLE_EXAMS,
  mistake: 'puts a pronoun or a linking word before what it refers to',
})
