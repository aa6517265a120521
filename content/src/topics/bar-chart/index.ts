import { salesOfTwoShops } from '../../shared/charts/sales-sets.ts'
import type { TopicContent } from '../topic-content.ts'
import { production } from './bar-chart.ts'

export const content: TopicContent = {
  templates: [production, salesOfTwoShops],
}
