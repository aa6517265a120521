import type { TopicContent } from '../topic-content.ts'
import { hiddenShape } from './embedded.ts'

export const content: TopicContent = {
  templates: [hiddenShape],
}
