import type { TopicContent } from '../topic-content.ts'
import { fillAndEmpty, leak } from './pipes-and-cisterns.ts'

export const content: TopicContent = {
  templates: [fillAndEmpty, leak],
}
