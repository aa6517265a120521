/** What search engines show of a description. */
const MIN_LENGTH = 120
const MAX_LENGTH = 160

/** A description of a row that staff wrote, as long as search engines show one: with more said of it, or cut at a word. */
export function fitted(summary: string, more: string): string {
  // other scripts say more in fewer characters
  const text = summary.length < MIN_LENGTH && /^[ -~‘-”–−]*$/.test(summary) ? `${summary} ${more}` : summary
  if (text.length <= MAX_LENGTH) return text
  const cut = text.slice(0, MAX_LENGTH - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,.:;]+$/, '')}…`
}
