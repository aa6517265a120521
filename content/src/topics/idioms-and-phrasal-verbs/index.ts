import type { TopicContent } from '../topic-content.ts'
import { ITEMS } from './items.ts'
import { IDIOM_TEMPLATES } from './meaning-in-sentence.ts'

export const content: TopicContent = {
  templates: [...IDIOM_TEMPLATES],
  items: ITEMS,
}
