import type * as contract from '@pariksha/contract/student/doubts'

/** As the contract says, whose schemas stay out of the browser's bundle. */
export const MAX_DOUBT_TITLE: typeof contract.MAX_DOUBT_TITLE = 150
export const MAX_DOUBT_TEXT: typeof contract.MAX_DOUBT_TEXT = 5000
