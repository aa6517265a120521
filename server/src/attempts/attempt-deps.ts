import type { LoadedPaper } from '../papers/plan.ts'
import type { Papers } from '../papers/store.ts'
import type { Secret } from '../platform/config/secret.ts'
import type { Database } from '../platform/db/database.ts'
import type { AttemptRow } from './attempt.ts'

export type AttemptDeps = { readonly db: Database; readonly papers: Papers; readonly secret: Secret }
export type Opened = { readonly attempt: AttemptRow; readonly paper: LoadedPaper }
