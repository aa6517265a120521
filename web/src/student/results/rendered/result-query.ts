import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { Submitted } from '@pariksha/contract/attempts/results'

/** A result that the server rendered into the document, as the exam room opens one. */
export type ResultShown = { readonly attempt: Attempt; readonly submitted: Submitted }

export const resultKey = (attemptId: number) => ['result', attemptId] as const
