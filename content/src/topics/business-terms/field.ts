import { readTerms } from '../../shared/terms/table.ts'
import type { Field } from '../../shared/terms/terms.ts'

export const BUSINESS: Field = {
  topic: 'business-terms',
  name: 'business',
  exams: ['icet', 'bank', 'mat'],
  ...readTerms(new URL('.', import.meta.url)),
}
