import type { Template } from '../../question.ts'
import { countMultiples, leastChange, missingDigit } from './divisibility.ts'
import { equalPowers, fractionalPowers, surdAndReciprocal } from './indices-and-surds.ts'
import { productRule, remaindersLeft, togetherAgain } from './lcm-and-gcd.ts'
import { daysAndHoursAhead, linearCongruence, powerRemainder } from './modular-arithmetic.ts'
import { factorCount, reversedDigits, unitDigit } from './number-system.ts'
import { successiveDiscounts } from './profit-and-loss.ts'
import { coinsInRatio, combinedRatios, incomesAndSavings } from './ratio-and-proportion.ts'
import { extremeFraction, recurringDecimal } from './rational-numbers.ts'

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
  missingDigit,
  leastChange,
  countMultiples,
  togetherAgain,
  productRule,
  remaindersLeft,
  recurringDecimal,
  extremeFraction,
  successiveDiscounts,
  powerRemainder,
  linearCongruence,
  daysAndHoursAhead,
]
