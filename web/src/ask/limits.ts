/** As the contract says; its schemas stay out of the browser's bundle. */
export const DOUBT_TITLE_MOST = 150
export const DOUBT_TEXT_MOST = 5000
