/** As the contract says; its schemas stay out of the browser's bundle. */
export const NOTE_TITLE_MOST = 150
export const NOTE_TEXT_MOST = 50_000
