import type { Template } from '../../question.ts'
import { approximateUnknown, approximateValue } from './approximation.ts'
import { decimals } from './decimals.ts'
import { mixedFractions } from './mixed-fractions.ts'
import { orderOfOperations } from './order-of-operations.ts'
import { perCentsAndRoots } from './per-cents-and-roots.ts'
import { powersOfOneBase } from './powers-of-one-base.ts'
import { simultaneousPair, squaresAndRoots, twoEquations } from './quadratic-comparison.ts'
import { rootAndQuantity, twoQuantities } from './quantity-comparison.ts'

export const CALCULATION: readonly Template[] = [
  orderOfOperations,
  perCentsAndRoots,
  mixedFractions,
  decimals,
  powersOfOneBase,
  approximateValue,
  approximateUnknown,
  twoEquations,
  squaresAndRoots,
  simultaneousPair,
  twoQuantities,
  rootAndQuantity,
]
