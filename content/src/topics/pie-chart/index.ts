import type { TopicContent } from '../topic-content.ts'
import { employees } from './departments.ts'
import { spending } from './pie-chart.ts'

export const content: TopicContent = {
  templates: [spending, employees],
}
