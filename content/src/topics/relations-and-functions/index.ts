import type { TopicContent } from '../topic-content.ts'
import { functionalEquation } from './functional-equation.ts'
import { composition, countMappings } from './relations-and-functions.ts'

export const content: TopicContent = {
  templates: [composition, countMappings, functionalEquation],
}
