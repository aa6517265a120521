import type { TopicContent } from '../topic-content.ts'
import { equivalent } from './equivalent-statement.ts'
import { countTrueRows } from './true-rows.ts'

export const content: TopicContent = {
  templates: [countTrueRows, equivalent],
}
