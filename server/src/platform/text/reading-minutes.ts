const WORDS_A_MINUTE = 180
/** Estimated reading time of a text. */
export const readingMinutes = (markdown: string): number =>
  Math.max(1, Math.round(markdown.split(/\s+/).length / WORDS_A_MINUTE))
