import type { TopicContent } from '../topic-content.ts'
import { turningGrid } from './turning-grid.ts'

export const content: TopicContent = {
  templates: [turningGrid],
}
