import type { TopicContent } from '../topic-content.ts'
import { coefficientOfVariation } from './coefficient-of-variation.ts'
import { shiftedAndScaled, standardDeviation } from './dispersion-and-correlation.ts'
import { rankCorrelation } from './rank-correlation.ts'
import { twoUnknownValues } from './two-unknown-values.ts'

export const content: TopicContent = {
  templates: [standardDeviation, shiftedAndScaled, rankCorrelation, coefficientOfVariation, twoUnknownValues],
}
