import type { TopicContent } from '../topic-content.ts'
import { coded, exchangeSigns } from './symbol-operations.ts'

export const content: TopicContent = {
  templates: [coded, exchangeSigns],
}
