import type { TopicContent } from '../topic-content.ts'
import { decimals } from './decimals.ts'
import { mixedFractions } from './mixed-fractions.ts'
import { orderOfOperations } from './order-of-operations.ts'
import { perCentsAndRoots } from './per-cents-and-roots.ts'
import { powersOfOneBase } from './powers-of-one-base.ts'

export const content: TopicContent = {
  templates: [orderOfOperations, perCentsAndRoots, mixedFractions, decimals, powersOfOneBase],
}
