import type { TopicContent } from '../topic-content.ts'
import { ITEMS } from './items.ts'
import { wordForMeaning } from './vocabulary.ts'

export const content: TopicContent = {
  templates: [wordForMeaning],
  items: ITEMS,
}
