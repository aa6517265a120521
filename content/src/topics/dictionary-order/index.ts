import type { TopicContent } from '../topic-content.ts'
import { dictionaryOrder } from './dictionary-order.ts'

export const content: TopicContent = {
  templates: [dictionaryOrder],
}
