import type { Database } from '../db/database.ts'
import type { Papers } from '../papers/store.ts'
import type { Texts } from '../text/texts.ts'
import type { Asking } from './asking/asking.ts'

export type PracticeDeps = {
  readonly db: Database
  readonly papers: Papers
  readonly asking: Asking
  readonly texts: Texts
}
