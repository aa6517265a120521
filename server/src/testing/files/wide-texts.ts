import { expect } from 'vitest'
import type { PlacedText } from './pdf-text.ts'

const YEARS = Array.from({ length: 16 }, (_, year) => `${2000 + year}`)
/** A table that is wider than a page. */
export const WIDE_TABLE = [YEARS, YEARS.map(() => '---'), YEARS.map((year) => `${year}001`)]
  .map((row) => `| ${row.join(' | ')} |`)
  .join('\n')
/** A displayed formula that is wider than a page. */
export const LONG_FORMULA = `$$x = ${YEARS.map((year) => `\\frac{a + b}{${year}}`).join(' + ')}$$`

/** No number of the table reaches into the next column. */
export function expectColumnsApart(texts: readonly PlacedText[]): void {
  for (const [place, year] of YEARS.slice(1).entries()) {
    const [before, cell] = [YEARS[place], year].map((one) => texts.find(({ text }) => text === `${one}001`))
    // seven digits of about half their size
    expect((cell?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThan(7 * 0.45 * (cell?.size ?? 0))
  }
}
