import { gcd } from '../../numbers.ts'
import { fraction, signed } from '../../text/format.ts'

/** `3x`, `x` or `-x`. */
export const times = (n: number, letter: string): string =>
  n === 1 ? letter : n === -1 ? `-${letter}` : `${n}${letter}`

/** `x^{3}`, or `x`. */
export const raised = (base: string, exponent: number): string => (exponent === 1 ? base : `${base}^{${exponent}}`)

/** In lowest terms as TeX: `\\frac{3x^2}{2}`, `2x^2`, `x^3`. */
export function fractionTimes(numerator: number, denominator: number, letter: string): string {
  const divisor = gcd(numerator, denominator)
  const [n, d] = [numerator / divisor, denominator / divisor]
  return d === 1 ? times(n, letter) : `\\frac{${times(n, letter)}}{${d}}`
}

export const point = (x: number, y: number): string => `(${x}, ${y})`

/** A polynomial from its coefficients, highest power first: `2x^3 - x + 5`. */
export function polynomial(coefficients: readonly number[]): string {
  const top = coefficients.length - 1
  const parts = coefficients.map((c, n) => {
    const power = top - n
    if (c === 0) return ''
    const size = Math.abs(c) === 1 && power > 0 ? '' : Math.abs(c)
    return `${c < 0 ? ' - ' : ' + '}${size}${power === 0 ? '' : power === 1 ? 'x' : `x^${power}`}`
  })
  return leading(parts.join(''))
}

/** The number of ways to choose k of n things. */
export const choose = (n: number, k: number): number =>
  Math.round(Array.from({ length: k }, (_, i) => (n - i) / (k - i)).reduce((a, b) => a * b, 1))

/** Lowest terms as TeX, a whole number too, so that its minus sign is a true one. */
export function rational(numerator: number, denominator: number): string {
  const text = fraction(numerator, denominator)
  return text.startsWith('$') ? text : signed(Number(text))
}

/** Leaves the wrong options that look like the correct one: only fractions beside a fraction, only whole numbers beside one. */
export function ofOneForm(
  correct: string,
  candidates: readonly (readonly [text: string, mistake: string])[],
): (readonly [text: string, mistake: string])[] {
  const isFraction = (text: string) => text.includes('frac')
  return candidates.filter(([text]) => isFraction(text) === isFraction(correct))
}

/** ` - 54 - 36 + 18`: terms that follow another one, with their signs, without brackets; zeros are left out. */
export const added = (terms: readonly number[]): string =>
  terms
    .filter((term) => term !== 0)
    .map((term) => ` ${term < 0 ? '-' : '+'} ${Math.abs(term)}`)
    .join('')

/** What begins with a sign and a space, such as ` - 54 + 18`, as it begins a sum: `-54 + 18`. */
export const leading = (text: string): string => text.replace(/^ \+ /, '').replace(/^ - /, '-')

/** `-54 - 36 + 18`. */
export const summed = (terms: readonly number[]): string => leading(added(terms)) || '0'
