import type { TopicContent } from '../topic-content.ts'
import { ITEMS } from './items.ts'
import { JUMBLES } from './jumbles.ts'

export const content: TopicContent = {
  templates: [...JUMBLES],
  items: ITEMS,
}
