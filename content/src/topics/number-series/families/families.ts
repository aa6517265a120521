import { growingDifferences, primesAdded, shrinkingDifferences, squaresAdded } from './differences.ts'
import { climbing, doubledPlusGrowing, growingFactors, multiplied, timesPlus } from './multiples.ts'
import { products, shiftedCubes, shiftedSquares, squaredPrimes, unsteadySquares } from './powers.ts'
import type { Family } from './series.ts'
import { braided, sums, turns } from './turns-and-sums.ts'

export const FAMILIES = {
  easy: [growingDifferences, shrinkingDifferences, multiplied, shiftedSquares, timesPlus, braided],
  medium: [timesPlus, shiftedCubes, products, primesAdded, squaredPrimes, turns, braided, sums],
  hard: [squaresAdded, growingFactors, climbing, doubledPlusGrowing, unsteadySquares, sums, turns],
} as const satisfies Record<string, readonly Family[]>

/** Series of one rule from end to end, in which a single strange term stands out; the plainest rules come first. */
export const SMOOTH_FAMILIES: readonly Family[] = [
  multiplied,
  growingDifferences,
  shrinkingDifferences,
  timesPlus,
  shiftedSquares,
  shiftedCubes,
  products,
  squaresAdded,
  primesAdded,
  doubledPlusGrowing,
]
