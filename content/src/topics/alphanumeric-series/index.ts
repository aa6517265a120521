import type { TopicContent } from '../topic-content.ts'
import { symbolRow } from './symbol-row.ts'

export const content: TopicContent = {
  templates: [symbolRow],
}
