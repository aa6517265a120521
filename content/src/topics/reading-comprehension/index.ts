import type { TopicContent } from '../topic-content.ts'
import { ITEMS } from './items.ts'
import { READINGS } from './readings.ts'

export const content: TopicContent = {
  templates: [...READINGS],
  items: ITEMS,
}
