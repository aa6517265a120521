import { gcd } from '../numbers.ts'

/** Numbers and units as Indian question papers print them. */

/** 12,34,567: the Indian grouping of digits. At most `decimals` places, no trailing zeros. */
export function number(value: number, decimals = 2): string {
  let format = FORMATS.get(decimals)
  if (!format) {
    format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: decimals })
    FORMATS.set(decimals, format)
  }
  return format.format(roundTo(value, decimals))
}

/** Making one takes longer than writing a hundred numbers with it. */
const FORMATS = new Map<number, Intl.NumberFormat>()

/** ₹45 or ₹45.50: paise have two digits. */
export function rupees(value: number): string {
  const text = number(value)
  return `₹${/\.\d$/.test(text) ? `${text}0` : text}`
}
export const percent = (value: number): string => `${number(value)}%`

/** A number inside TeX: its commas are in braces, else a space would follow each. */
export const inTex = (value: number): string => number(value, 6).replaceAll(',', '{,}')

/** A number that may be negative, as TeX, which sets a true minus sign. */
export const signed = (value: number): string => `$${inTex(value)}$`

/** A factor inside TeX: brackets stand around what is negative only. */
export const bracketed = (value: number): string => (value < 0 ? `(${inTex(value)})` : inTex(value))

/** Lowest terms, as TeX: `$\frac{3}{4}$`, or a whole number as it is. */
export function fraction(numerator: number, denominator: number): string {
  const sign = numerator * denominator < 0 ? '-' : ''
  const divisor = gcd(Math.abs(numerator), Math.abs(denominator))
  const [n, d] = [Math.abs(numerator) / divisor, Math.abs(denominator) / divisor]
  return d === 1 ? `${sign}${n}` : `$${sign}\\frac{${n}}{${d}}$`
}

/** Lowest terms: `3 : 4`. */
export function ratio(...parts: readonly number[]): string {
  const divisor = parts.reduce(gcd)
  return parts.map((part) => part / divisor).join(' : ')
}

/** Whether a text is a ratio of two in its lowest terms. */
export function isLowestRatio(text: string): boolean {
  const [, a, b] = /^(\d+) : (\d+)$/.exec(text) ?? []
  return Number(a) > 0 && Number(b) > 0 && gcd(Number(a), Number(b)) === 1
}

/** Half away from zero, with the error of binary fractions taken out; never -0. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return (Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-9)) / scale + 0
}
