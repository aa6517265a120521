import type { Template } from '../../question.ts'
import { equalPowers, fractionalPowers, surdAndReciprocal } from './indices-and-surds.ts'
import { factorCount, reversedDigits, unitDigit } from './number-system.ts'
import { successiveDiscounts } from './profit-and-loss.ts'
import { coinsInRatio, combinedRatios, incomesAndSavings } from './ratio-and-proportion.ts'

export const QUANTITATIVE: readonly Template[] = [
  equalPowers,
  surdAndReciprocal,
  fractionalPowers,
  combinedRatios,
  incomesAndSavings,
  coinsInRatio,
  unitDigit,
  reversedDigits,
  factorCount,
  successiveDiscounts,
]
