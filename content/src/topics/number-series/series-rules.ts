import { tupleOf } from '../../checked-access.ts'

/**
 * The rules that a careful solver would try on a number series. Each gives the next term when it fits every term
 * shown, with at least one term more than it needs to be set up; a series is fit for a paper when all rules that fit
 * agree.
 */
type Rule = (terms: readonly number[]) => number | undefined

const at = (list: readonly number[], place: number): number => list.at(place) ?? Number.NaN
const allEqual = (list: readonly number[]): boolean => list.every((value) => value === list[0])
export const differences = (terms: readonly number[]): number[] => terms.slice(1).map((term, n) => term - at(terms, n))

const constantDifferences =
  (depth: number): Rule =>
  (terms) => {
    let row = [...terms]
    let next = 0
    for (let level = 0; level < depth; level++) {
      next += at(row, -1)
      row = differences(row)
    }
    return row.length >= 2 && allEqual(row) ? next + at(row, 0) : undefined
  }

/** Each term is the one before it times a, plus b; that also covers constant ratios and differences that multiply. */
const timesPlus: Rule = (terms) => {
  if (terms.length < 4) return undefined
  const [first, second, third] = [at(terms, 0), at(terms, 1), at(terms, 2)]
  const a = (third - second) / (second - first)
  const b = second - a * first
  const follows = (term: number) => Math.round((a * term + b) * 1e6) / 1e6
  return terms.slice(1).every((term, n) => term === follows(at(terms, n))) ? follows(at(terms, -1)) : undefined
}

/** Each term is the one before it times a, plus a number that itself grows steadily. */
const timesPlusGrowing =
  (a: number): Rule =>
  (terms) => {
    const added = terms.slice(1).map((term, n) => term - a * at(terms, n))
    const grown = constantDifferences(1)(added)
    return added.length >= 4 && grown !== undefined ? a * at(terms, -1) + grown : undefined
  }

/** The multipliers grow steadily; the same number may be added each time. */
const growingTimes =
  (added: number): Rule =>
  (terms) => {
    const factors = terms.slice(1).map((term, n) => (term - added) / at(terms, n))
    if (factors.length < 3 || factors.some((factor) => !Number.isInteger(factor * 2))) return undefined
    const factor = constantDifferences(1)(factors)
    return factor === undefined ? undefined : at(terms, -1) * factor + added
  }

/** Multipliers and added numbers both climb by one, as in ×1 + 1, ×2 + 2, ×3 + 3. */
const climbing: Rule = (terms) => {
  for (const start of [1, 2, 3]) {
    for (const sign of [1, -1]) {
      const follows = (place: number) => (at(terms, place) + sign) * (start + place)
      if (terms.length >= 4 && terms.slice(1).every((term, n) => term === follows(n))) return follows(terms.length - 1)
    }
  }
  return undefined
}

/** The sum of the two terms before, plus a fixed number. */
const twoBefore: Rule = (terms) => {
  if (terms.length < 5) return undefined
  const rests = terms.slice(2).map((term, n) => term - at(terms, n) - at(terms, n + 1))
  return allEqual(rests) ? at(terms, -1) + at(terms, -2) + at(rests, 0) : undefined
}

/** Two operations by turns, each adding a fixed number or multiplying by one. */
const byTurns: Rule = (terms) => {
  if (terms.length < 5) return undefined
  const step = (place: number) => [at(terms, place), at(terms, place + 1)] as const
  const turn = (parity: number): ((term: number) => number) | undefined => {
    const steps = terms.flatMap((_, n) => (n % 2 === parity && n + 1 < terms.length ? [step(n)] : []))
    const [from, to] = steps[0] ?? [Number.NaN, Number.NaN]
    if (steps.every(([x, y]) => y - x === to - from)) return (term) => term + to - from
    if (steps.every(([x, y]) => y * from === to * x)) return (term) => (term * to) / from
    return undefined
  }
  return turn(0) && turn(1) ? turn((terms.length - 1) % 2)?.(at(terms, -1)) : undefined
}

/** Two series by turns, each with a constant difference or ratio. */
const interleaved: Rule = (terms) => {
  const [evens, odds] = tupleOf(
    [0, 1].map((parity) => terms.filter((_, n) => n % 2 === parity)),
    2,
  )
  const next = (row: readonly number[]) => {
    if (row.length < 3) return undefined
    const sum = constantDifferences(1)(row)
    if (sum !== undefined) return sum
    const factor = at(row, 1) / at(row, 0)
    return row.slice(1).every((term, n) => term === at(row, n) * factor) ? at(row, -1) * factor : undefined
  }
  const both = [next(evens), next(odds)]
  return both.includes(undefined) ? undefined : both[terms.length % 2]
}

export const PRIMES: readonly number[] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71]

function nextPrime(row: readonly number[]): number | undefined {
  const start = PRIMES.indexOf(at(row, 0))
  if (start < 0 || !row.every((value, n) => value === PRIMES[start + n])) return undefined
  return PRIMES[start + row.length]
}

const primes: Rule = nextPrime

const addedPrimes: Rule = (terms) => {
  const prime = nextPrime(differences(terms))
  return terms.length < 4 || prime === undefined ? undefined : at(terms, -1) + prime
}

const primeSquares: Rule = (terms) => {
  for (const shift of [-2, -1, 0, 1, 2]) {
    const prime = nextPrime(terms.map((term) => Math.sqrt(term - shift)))
    if (terms.length >= 4 && prime !== undefined) return prime * prime + shift
  }
  return undefined
}

/** Squares or cubes with a number added and taken away by turns. */
const unsteadyPowers: Rule = (terms) => {
  if (terms.length < 5) return undefined
  for (const power of [2, 3]) {
    for (const shift of [-3, -2, -1, 1, 2, 3]) {
      const swing = (place: number) => (place % 2 === 0 ? shift : -shift)
      const start = Math.round((at(terms, 0) - shift) ** (1 / power))
      const term = (place: number) => (start + place) ** power + swing(place)
      if (terms.every((value, n) => value === term(n))) return term(terms.length)
    }
  }
  return undefined
}

const RULES: readonly Rule[] = [
  constantDifferences(1),
  constantDifferences(2),
  constantDifferences(3),
  timesPlus,
  ...[2, 3, 4].map(timesPlusGrowing),
  ...[0, 1, -1, 2, -2].map(growingTimes),
  climbing,
  twoBefore,
  byTurns,
  interleaved,
  primes,
  addedPrimes,
  primeSquares,
  unsteadyPowers,
]

/** What the rules that fit say the next term is; each value once. */
export function continuations(terms: readonly number[]): number[] {
  const found = new Set<number>()
  for (const rule of RULES) {
    const next = rule(terms)
    if (next !== undefined && Number.isFinite(next)) found.add(next)
  }
  return [...found]
}

/** Whether some rule makes the last term out of the others. */
export function isRegular(terms: readonly number[]): boolean {
  const [shown, last] = [terms.slice(0, -1), at(terms, -1)]
  return RULES.some((rule) => rule(shown) === last)
}
