import type { TopicContent } from '../topic-content.ts'
import { consistency, twoPurchases } from './linear-equations.ts'
import { wholeSolutions } from './whole-solutions.ts'

export const content: TopicContent = {
  templates: [twoPurchases, consistency, wholeSolutions],
}
