import type { TopicContent } from '../topic-content.ts'
import { areaUnderCurve } from './area-under-curve.ts'
import { definitePolynomial } from './definite-polynomial.ts'
import { standardIntegral } from './standard-integral.ts'
import { substitution } from './substitution.ts'
import { symmetryOfIntegral } from './symmetry-of-integral.ts'

export const content: TopicContent = {
  templates: [definitePolynomial, areaUnderCurve, standardIntegral, symmetryOfIntegral, substitution],
}
