import type { TopicContent } from '../topic-content.ts'
import { rootAndQuantity, twoQuantities } from './quantity-comparison.ts'

export const content: TopicContent = {
  templates: [twoQuantities, rootAndQuantity],
}
