/** Characters of a name in a rank list. Without the schemas, which the page with its field does not need. */
export const MAX_SHOWN_NAME = 60
