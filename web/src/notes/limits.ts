import type * as contract from '@pariksha/contract/notes'

/** As the contract says, whose schemas stay out of the browser's bundle. */
export const NOTE_TITLE_MOST: typeof contract.NOTE_TITLE_MOST = 150
export const NOTE_TEXT_MOST: typeof contract.NOTE_TEXT_MOST = 50_000
