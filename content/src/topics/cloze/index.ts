import type { TopicContent } from '../topic-content.ts'
import { ITEMS } from './items.ts'
import { VARIED_CLOZES } from './varied-clozes.ts'

export const content: TopicContent = {
  templates: [...VARIED_CLOZES],
  items: ITEMS,
}
