import type { TopicContent } from '../topic-content.ts'
import { ITEMS } from './items.ts'
import { partInBold } from './part-in-bold.ts'

export const content: TopicContent = {
  templates: [partInBold],
  items: ITEMS,
}
