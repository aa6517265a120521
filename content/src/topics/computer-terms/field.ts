import { readTerms } from '../../shared/terms/table.ts'
import type { Field } from '../../shared/terms/terms.ts'

export const COMPUTER: Field = {
  topic: 'computer-terms',
  name: 'computing',
  exams: ['icet', 'bank', 'ssc', 'railway', 'nimcet'],
  ...readTerms(new URL('.', import.meta.url)),
}
