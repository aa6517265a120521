import type * as contract from '@pariksha/contract/doubts'

/** As the contract says, whose schemas stay out of the browser's bundle. */
export const DOUBT_TITLE_MOST: typeof contract.DOUBT_TITLE_MOST = 150
export const DOUBT_TEXT_MOST: typeof contract.DOUBT_TEXT_MOST = 5000
