/** The lengths of descriptions that search engines show. */
const MIN_LENGTH = 120
const MAX_LENGTH = 160

/** A meta description from a summary by staff: extended with `more` if it is short, or cut at a word. */
export function fitDescription(summary: string, more: string): string {
  // texts in other scripts need fewer characters
  const text = summary.length < MIN_LENGTH && /^[ -~‘-”–−]*$/.test(summary) ? `${summary} ${more}` : summary
  if (text.length <= MAX_LENGTH) return text
  const cut = text.slice(0, MAX_LENGTH - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,.:;]+$/, '')}…`
}
