import type { Template } from '../../question.ts'
import { angleBetween } from './angle-between.ts'
import { areaByVectors } from './area-by-vectors.ts'
import { areaUnderCurve } from './area-under-curve.ts'
import { chainRule } from './chain-rule.ts'
import { conicParts } from './conic-parts.ts'
import { coplanar } from './coplanar.ts'
import { definitePolynomial } from './definite-polynomial.ts'
import { greatestValue } from './greatest-value.ts'
import { limitOfForms } from './limit-of-forms.ts'
import { changeOfBase, twosComplement } from './number-bases.ts'
import { perpendicularVectors } from './perpendicular-vectors.ts'
import { projection } from './projection.ts'
import { standardIntegral } from './standard-integral.ts'
import { substitution } from './substitution.ts'
import { symmetryOfIntegral } from './symmetry-of-integral.ts'
import { unitVector } from './unit-vector.ts'

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
