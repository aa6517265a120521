/** Spreadsheet programs take cells that begin so for formulae, which may send away what stands in other cells. */
const BEGINNING = "'*(?:\\s*[=+\\-@＝＋－＠]|[\\t\\r\\n])" // also behind blanks, and as wide signs
const FORMULA = new RegExp(`^${BEGINNING}`)
const GUARDED = new RegExp(`^'(?=${BEGINNING})`)

/** The text with an apostrophe before it where a program would calculate it. */
export const withGuard = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

export const withoutGuard = (text: string): string => text.replace(GUARDED, '')
