import { gcd } from '../../numbers.ts'

/** The largest square that divides n, as its root, and what is left. */
function split(n: number): readonly [outside: number, inside: number] {
  for (let root = Math.floor(Math.sqrt(n)); root > 1; root--)
    if (n % (root * root) === 0) return [root, n / (root * root)]
  return [1, n]
}

/** n/√under as TeX, without a square under the root: `$\frac{6}{\sqrt{5}}$`. */
export function surd(n: number, under: number): string {
  const [outside, inside] = split(under)
  if (inside === 1) {
    const divisor = gcd(Math.abs(n), outside)
    return outside / divisor === 1
      ? `$${n / divisor}$`
      : `$${n < 0 ? '-' : ''}\\frac{${Math.abs(n) / divisor}}{${outside / divisor}}$`
  }
  const divisor = gcd(Math.abs(n), outside)
  const bottom = outside / divisor
  return `$${n < 0 ? '-' : ''}\\frac{${Math.abs(n) / divisor}}{${bottom === 1 ? '' : bottom}\\sqrt{${inside}}}$`
}

/** part × √under, where part is 2, 1, 1/2 or 1/4: `$\frac{3}{2}\sqrt{10}$`. */
export function lowestSurd(part: number, under: number): string {
  const [outside, inside] = split(under)
  const [top, bottom] = [outside * part * 4, 4]
  const divisor = gcd(top, bottom)
  const [n, d] = [top / divisor, bottom / divisor]
  const factor = d === 1 ? (n === 1 && inside > 1 ? '' : String(n)) : `\\frac{${n}}{${d}}`
  return `$${factor}${inside === 1 ? '' : `\\sqrt{${inside}}`}$`
}
