import type { TopicContent } from '../topic-content.ts'
import { remainder } from './polynomials.ts'
import { sumWithReciprocal } from './sum-with-reciprocal.ts'
import { threeNumbers } from './three-numbers.ts'

export const content: TopicContent = {
  templates: [remainder, sumWithReciprocal, threeNumbers],
}
