import type { TopicContent } from '../topic-content.ts'
import { survey } from './venn.ts'

export const content: TopicContent = {
  templates: [survey],
}
