import { salesOfFiveShops } from '../../shared/charts/sales-sets.ts'
import type { TopicContent } from '../topic-content.ts'
import { admissions } from './table-analysis.ts'

export const content: TopicContent = {
  templates: [admissions, salesOfFiveShops],
}
