import type { TopicContent } from '../topic-content.ts'
import { ITEMS } from './items.ts'
import { MISSPELLING } from './misspelling.ts'

export const content: TopicContent = {
  templates: [...MISSPELLING],
  items: ITEMS,
}
