import type { TopicContent } from '../topic-content.ts'
import { comparison } from './comparison.ts'
import { heights } from './heights.ts'
import { howMany } from './ranking.ts'

export const content: TopicContent = {
  templates: [howMany, comparison, heights],
}
