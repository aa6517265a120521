/** No attempt and no test has this number. */
export const PREVIEW_ID = -1
