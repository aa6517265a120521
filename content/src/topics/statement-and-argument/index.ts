import type { TopicContent } from '../topic-content.ts'
import { ITEMS } from './items.ts'

export const content: TopicContent = {
  items: ITEMS,
}
