import type { LoadedPaper } from '../papers/plan.ts'
import type { AttemptRow } from './attempt.ts'

export type AttemptWithPaper = { readonly attempt: AttemptRow; readonly paper: LoadedPaper }
