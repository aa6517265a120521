/** What a spreadsheet takes for a formula, also behind what it skips, and with wide signs. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/

/**
 * A line of CSV as RFC 4180 has it. A text that a spreadsheet would calculate gets a ' before it, which shows it as it is;
 * numbers stay numbers.
 */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(cellOf).join(',')}\r\n`
}

function cellOf(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
