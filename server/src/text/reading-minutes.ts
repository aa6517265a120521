const WORDS_A_MINUTE = 180
/** How long a text takes to read: roughly, as anyone reads. */
export const readingMinutes = (markdown: string): number =>
  Math.max(1, Math.round(markdown.split(/\s+/).length / WORDS_A_MINUTE))
