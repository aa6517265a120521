import { rational } from '../../shared/arithmetic/formulae.ts'

/** Simpson's rule, exact for cubics and near enough for the rest. */
export function simpson(f: (x: number) => number, from: number, to: number, strips = 400): number {
  const h = (to - from) / strips
  let sum = f(from) + f(to)
  for (let n = 1; n < strips; n++) sum += (n % 2 === 1 ? 4 : 2) * f(from + n * h)
  return (sum * h) / 3
}

/** A number known to be a fraction with this denominator. */
export const asFraction = (value: number, denominator: number): string =>
  rational(Math.round(value * denominator), denominator)
