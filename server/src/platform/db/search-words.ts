const MAX_WORDS = 8

/** The words that are searched, in lower case. */
export const wordsOf = (q: string): readonly string[] =>
  q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)

/** What contains the text, as LIKE has it. */
export const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
