import type * as contract from '@pariksha/contract/student/notes'

/** Copied from the contract, whose schemas stay out of the browser's bundle. */
export const MAX_NOTE_TITLE: typeof contract.MAX_NOTE_TITLE = 150
export const MAX_NOTE_TEXT: typeof contract.MAX_NOTE_TEXT = 50_000
