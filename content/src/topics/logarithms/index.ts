import type { TopicContent } from '../topic-content.ts'
import { logarithmEquation } from './logarithm-equation.ts'
import { logarithmValue } from './logarithms.ts'

export const content: TopicContent = {
  templates: [logarithmValue, logarithmEquation],
}
