import { choose, raised } from '../../shared/arithmetic/formulae.ts'
import { bracketed } from '../../text/format.ts'

type Power = readonly [base: number, exponent: number]

/** `^{6}C_{3} \\times 2^{3} \\times (-3)^{3} = 20 \\times 8 \\times (-27)` without the powers of 1. */
export function termCoefficient(n: number, r: number, ...powers: readonly Power[]): string {
  const shown = powers.filter(([base]) => base !== 1)
  const factors = [`^{${n}}C_{${r}}`, ...shown.map(([base, exponent]) => raised(bracketed(base), exponent))]
  const values = [String(choose(n, r)), ...shown.map(([base, exponent]) => bracketed(base ** exponent))]
  return [factors, values].map((parts) => parts.join(' \\times ')).join(' = ')
}
