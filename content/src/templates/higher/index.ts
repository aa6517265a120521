import type { Template } from '../../question.ts'
import { chainRule, conicParts, greatestValue, limitOfForms } from './calculus.ts'
import {
  areaUnderCurve,
  definitePolynomial,
  standardIntegral,
  substitution,
  symmetryOfIntegral,
} from './integration.ts'
import { changeOfBase, twosComplement } from './number-bases.ts'
import { angleBetween, areaByVectors, coplanar, perpendicularVectors, projection, unitVector } from './vectors.ts'

export const HIGHER: readonly Template[] = [
  perpendicularVectors,
  angleBetween,
  projection,
  areaByVectors,
  unitVector,
  coplanar,
  definitePolynomial,
  areaUnderCurve,
  standardIntegral,
  symmetryOfIntegral,
  substitution,
  chainRule,
  greatestValue,
  limitOfForms,
  conicParts,
  changeOfBase,
  twosComplement,
]
