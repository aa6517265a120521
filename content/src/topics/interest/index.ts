import type { TopicContent } from '../topic-content.ts'
import { instalments } from './instalments.ts'
import { interestDifference, twoAmounts } from './interest.ts'
import { multiplies } from './money-multiplies.ts'

export const content: TopicContent = {
  templates: [interestDifference, twoAmounts, multiplies, instalments],
}
