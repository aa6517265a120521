/** Spreadsheet programs calculate cells that begin so as formulae, which can send the contents of other cells to a server. */
const BEGINNING = "'*(?:\\s*[=+\\-@＝＋－＠]|[\\t\\r\\n])" // also after spaces, and as full-width signs
const FORMULA = new RegExp(`^${BEGINNING}`)
const GUARDED = new RegExp(`^'(?=${BEGINNING})`)

/** The text, with an apostrophe before it where a program would take it for a formula. */
export const withGuard = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

export const withoutGuard = (text: string): string => text.replace(GUARDED, '')
