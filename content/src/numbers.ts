/** Arithmetic that several templates need. */

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}

export const lcm = (...numbers: readonly number[]): number => numbers.reduce((a, b) => (a / gcd(a, b)) * b)

export const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))

/** 4, 0, 7 of 407. */
export const digits = (n: number): number[] => [...String(n)].map(Number)
