import type { CatalogueOf } from '../exams/catalogue/catalogue.ts'
import type { Papers } from '../papers/store.ts'
import type { Database } from '../platform/db/database.ts'
import type { TextRendering } from '../platform/text/text-rendering.ts'
import type { QuestionGenerator } from './questions/shipped/question-generator.ts'

export type PracticeDeps = {
  readonly db: Database
  readonly catalogueOf: CatalogueOf
  readonly papers: Papers
  readonly generator: QuestionGenerator
  readonly texts: TextRendering
}
