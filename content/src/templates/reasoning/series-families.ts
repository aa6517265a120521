import type { Random } from '../../random.ts'
import { differences, PRIMES } from './series-rules.ts'

/** A series with one term more than is shown, its rule in words, and what a hasty reader takes for the next term. */
export type Series = {
  readonly terms: readonly number[]
  readonly rule: string
  readonly slips: readonly { readonly value: number; readonly mistake: string }[]
}

type Family = (random: Random) => Series

const row = <T>(count: number, term: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => term(place))

function grown(count: number, first: number, follow: (term: number, place: number) => number): number[] {
  const terms = [first]
  while (terms.length < count) terms.push(follow(terms.at(-1) as number, terms.length - 1))
  return terms
}

/** The slips that fit every series. */
function series(terms: readonly number[], rule: string, slips: Series['slips'] = []): Series {
  const [last, next] = [terms.at(-2) as number, terms.at(-1) as number]
  const before = terms.at(-3) as number
  return {
    terms,
    rule,
    slips: [
      ...slips,
      { value: last + (last - before), mistake: 'repeated the last difference' },
      {
        value: next + (last - before) - (before - (terms.at(-4) as number)),
        mistake: 'went one step too far in the rule',
      },
      { value: next + (next > 20 ? 2 : 1), mistake: 'slip in the last addition' },
      { value: next - (next > 20 ? 2 : 1), mistake: 'slip in the last subtraction' },
    ],
  }
}

const growingDifferences: Family = (random) => {
  const [first, step, more] = [random.int(2, 15), random.int(2, 7), random.int(2, 5)]
  const terms = grown(7, first, (term, n) => term + step + more * n)
  return series(
    terms,
    `The differences are ${differences(terms).join(', ')}: each is ${more} more than the one before.`,
  )
}

const shrinkingDifferences: Family = (random) => {
  const [more, last] = [random.int(2, 4), random.int(1, 4)]
  const terms = grown(7, random.int(95, 190), (term, n) => term - last - more * (5 - n))
  return series(
    terms,
    `The terms fall by ${differences(terms).map(Math.abs).join(', ')}: each fall is ${more} less than the one before.`,
  )
}

const multiplied: Family = (random) => {
  const factor = random.int(2, 3)
  const terms = grown(6, random.int(2, 9), (term) => term * factor)
  return series(terms, `Each term is ${factor} times the one before it.`)
}

const timesPlus: Family = (random) => {
  const [factor, added] = [random.int(2, 3), random.pick([-3, -2, -1, 1, 2, 3])]
  const terms = grown(6, random.int(4, 9), (term) => term * factor + added)
  const last = terms.at(-2) as number
  return series(
    terms,
    `Each term is ${factor} times the one before it, ${added > 0 ? 'plus' : 'minus'} ${Math.abs(added)}.`,
    [
      { value: last * factor, mistake: `multiplied by ${factor} but forgot the ${Math.abs(added)}` },
      { value: last * factor - added, mistake: `used the ${Math.abs(added)} with the wrong sign` },
    ],
  )
}

const shiftedSquares: Family = (random) => {
  const [start, shift] = [random.int(1, 7), random.pick([-3, -2, -1, 0, 1, 2, 3])]
  const terms = row(7, (n) => (start + n) ** 2 + shift)
  const [end, sign] = [start + 6, shift < 0 ? '−' : '+']
  const tail = shift === 0 ? '' : ` ${sign} ${Math.abs(shift)}`
  return series(
    terms,
    `The terms are $${start}^2${tail}$, $${start + 1}^2${tail}$, $${start + 2}^2${tail}$ and so on.`,
    [
      { value: end ** 2 - shift, mistake: `used the ${Math.abs(shift)} with the wrong sign` },
      { value: (end + 1) ** 2 + shift, mistake: 'skipped a number' },
    ],
  )
}

const shiftedCubes: Family = (random) => {
  const [start, shift] = [random.int(1, 4), random.pick([-3, -2, -1, 0, 1, 2, 3])]
  const terms = row(7, (n) => (start + n) ** 3 + shift)
  const tail = shift === 0 ? '' : ` ${shift < 0 ? '−' : '+'} ${Math.abs(shift)}`
  return series(
    terms,
    `The terms are $${start}^3${tail}$, $${start + 1}^3${tail}$, $${start + 2}^3${tail}$ and so on.`,
    [
      { value: (start + 6) ** 3 - shift, mistake: `used the ${Math.abs(shift)} with the wrong sign` },
      { value: (start + 7) ** 3 + shift, mistake: 'skipped a number' },
    ],
  )
}

const products: Family = (random) => {
  const [start, gap] = [random.int(1, 6), random.int(1, 3)]
  const terms = row(7, (n) => (start + n) * (start + n + gap))
  const end = start + 6
  return series(terms, `The terms are ${row(3, (n) => `${start + n} × ${start + n + gap}`).join(', ')} and so on.`, [
    { value: (end + 1) * (end + gap), mistake: 'moved only one of the two factors' },
  ])
}

const primesAdded: Family = (random) => {
  const start = random.int(0, 4)
  const terms = grown(7, random.int(2, 20), (term, n) => term + (PRIMES[start + n] as number))
  return series(terms, `The differences ${differences(terms).join(', ')} are consecutive prime numbers.`, [
    {
      value: (terms.at(-2) as number) + (PRIMES[start + 4] as number) + 2,
      mistake: 'took the next odd number for a prime',
    },
  ])
}

const squaredPrimes: Family = (random) => {
  const [start, shift] = [random.int(0, 3), random.pick([-1, 0, 1, 2])]
  const terms = row(6, (n) => (PRIMES[start + n] as number) ** 2 + shift)
  const tail = shift === 0 ? '' : ` ${shift < 0 ? '−' : '+'} ${Math.abs(shift)}`
  const prime = PRIMES[start + 5] as number
  return series(
    terms,
    `The terms are the squares of consecutive primes${tail && `, each ${tail.trim()}`}: $${PRIMES[start]}^2${tail}$, $${PRIMES[start + 1]}^2${tail}$ and so on.`,
    [
      { value: (prime + 2) ** 2 + shift, mistake: 'took the wrong number for the next prime' },
      { value: (prime - 2) ** 2 + shift, mistake: 'took an odd number that is not prime' },
    ],
  )
}

const squaresAdded: Family = (random) => {
  const start = random.int(1, 5)
  const terms = grown(6, random.int(1, 20), (term, n) => term + (start + n) ** 2)
  return series(terms, `The differences ${differences(terms).join(', ')} are the squares of consecutive numbers.`, [
    { value: (terms.at(-2) as number) + (start + 5) ** 2, mistake: 'skipped a square' },
  ])
}

const turns: Family = (random) => {
  const [added, factor] = [random.pick([-3, -2, 2, 3, 4, 5]), random.int(2, 3)]
  const terms = grown(7, random.int(5, 9), (term, n) => (n % 2 === 0 ? term + added : term * factor))
  const last = terms.at(-2) as number
  return series(
    terms,
    `By turns ${Math.abs(added)} is ${added > 0 ? 'added' : 'taken away'} and the result is multiplied by ${factor}.`,
    [
      { value: last + added, mistake: 'took the turns in the wrong order' },
      { value: last * factor + added, mistake: 'did both operations at once' },
    ],
  )
}

const braided: Family = (random) => {
  const [first, up] = [random.int(3, 20), random.int(2, 8)]
  const [second, down, factor] = [random.int(30, 60), random.int(2, 9), random.int(2, 3)]
  const multiplies = random.chance(0.5)
  const start = multiplies ? random.int(2, 6) : second
  const other = (n: number) => (multiplies ? start * factor ** n : start - down * n)
  const terms = row(8, (n) => (n % 2 === 0 ? first + (up * n) / 2 : other((n - 1) / 2)))
  return series(
    terms,
    `Two series take turns. In the first, third, fifth … places each term is ${up} more than the last one of its kind; in the second, fourth, sixth … places each is ${multiplies ? `${factor} times` : `${down} less than`} the last one of its kind.`,
    [
      { value: first + 4 * up, mistake: 'continued the other of the two series' },
      {
        value: multiplies ? start * factor ** 2 + up : start - 2 * down + up,
        mistake: 'used the step of the other series',
      },
    ],
  )
}

const growingFactors: Family = (random) => {
  const [start, added] = [random.int(1, 2), random.pick([0, 0, 1, -1, 2])]
  const terms = grown(6, random.int(3, 7), (term, n) => term * (start + n) + added)
  const tail = added === 0 ? '' : ` ${added > 0 ? '+' : '−'} ${Math.abs(added)}`
  return series(
    terms,
    `Each term is made from the one before it by ${row(5, (n) => `× ${start + n}${tail}`).join(', ')}.`,
    [
      { value: (terms.at(-2) as number) * (start + 3) + added, mistake: 'used the last multiplier again' },
      { value: (terms.at(-2) as number) * (start + 5) + added, mistake: 'skipped a multiplier' },
    ],
  )
}

const climbing: Family = (random) => {
  const sign = random.pick([1, -1])
  const terms = grown(6, sign > 0 ? random.int(2, 6) : random.int(5, 9), (term, n) => (term + sign) * (n + 1))
  const mark = sign > 0 ? '+' : '−'
  return series(
    terms,
    `Each term is made from the one before it by ${row(5, (n) => `× ${n + 1} ${mark} ${n + 1}`).join(', ')}.`,
    [
      {
        value: (terms.at(-2) as number) * 5,
        mistake: `multiplied by 5 but forgot the 5 ${sign > 0 ? 'to add' : 'to take away'}`,
      },
      { value: (terms.at(-2) as number) * 5 - sign * 5, mistake: 'used the 5 with the wrong sign' },
    ],
  )
}

const doubledPlusGrowing: Family = (random) => {
  const [factor, first, more] = [random.int(2, 3), random.int(1, 4), random.int(1, 3)]
  const terms = grown(6, random.int(2, 6), (term, n) => term * factor + first + more * n)
  return series(
    terms,
    `Each term is ${factor} times the one before it plus ${row(5, (n) => first + more * n).join(', ')} in turn.`,
    [
      { value: (terms.at(-2) as number) * factor + first + more * 3, mistake: 'added the last number again' },
      { value: (terms.at(-2) as number) * factor, mistake: 'multiplied and forgot to add' },
    ],
  )
}

const unsteadySquares: Family = (random) => {
  const [start, shift, power] = [random.int(2, 6), random.pick([1, -1, 2, -2]), random.int(2, 3)]
  const terms = row(7, (n) => (start + n) ** power + (n % 2 === 0 ? shift : -shift))
  const term = (n: number) =>
    `$${start + n}^${power} ${(n % 2 === 0 ? shift : -shift) > 0 ? '+' : '-'} ${Math.abs(shift)}$`
  return series(terms, `The terms are ${row(4, term).join(', ')} and so on.`, [
    { value: (start + 6) ** power - shift, mistake: 'used the sign of the term before' },
    { value: (start + 6) ** power, mistake: `forgot the ${Math.abs(shift)}` },
  ])
}

const sums: Family = (random) => {
  const [first, second, more] = [random.int(2, 9), random.int(4, 12), random.pick([0, 0, 1, 2, -1])]
  const terms = [first, second]
  while (terms.length < 8) terms.push((terms.at(-1) as number) + (terms.at(-2) as number) + more)
  const tail = more === 0 ? '' : `, ${more > 0 ? 'plus' : 'minus'} ${Math.abs(more)}`
  return series(terms, `From the third on, each term is the sum of the two before it${tail}.`, [
    {
      value: (terms.at(-2) as number) + (terms.at(-4) as number) + more,
      mistake: 'added the term before last but one',
    },
    { value: (terms.at(-2) as number) * 2, mistake: 'doubled the last term' },
  ])
}

export const FAMILIES = {
  easy: [growingDifferences, shrinkingDifferences, multiplied, shiftedSquares, timesPlus, braided],
  medium: [timesPlus, shiftedCubes, products, primesAdded, squaredPrimes, turns, braided, sums],
  hard: [squaresAdded, growingFactors, climbing, doubledPlusGrowing, unsteadySquares, sums, turns],
} as const satisfies Record<string, readonly Family[]>

/** Series of one rule from end to end, in which a single strange term stands out. */
export const SMOOTH_FAMILIES: readonly Family[] = [
  growingDifferences,
  shrinkingDifferences,
  timesPlus,
  shiftedSquares,
  shiftedCubes,
  products,
  multiplied,
  squaresAdded,
]
