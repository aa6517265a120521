/** Spreadsheet programs take cells that begin so for formulae, which may send away what stands in other cells. */
const FORMULA = /^'*[=+\-@\t\r\n]/
const GUARDED = /^'(?='*[=+\-@\t\r\n])/

/** The text with an apostrophe before it where a program would calculate it. */
export const withGuard = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

export const withoutGuard = (text: string): string => text.replace(GUARDED, '')
