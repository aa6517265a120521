import { salesOfThreeShops } from '../../shared/charts/sales-sets.ts'
import type { TopicContent } from '../topic-content.ts'
import { trade } from './line-graph.ts'

export const content: TopicContent = {
  templates: [trade, salesOfThreeShops],
}
