import type { TopicContent } from '../topic-content.ts'
import { ITEMS } from './items.ts'
import { wordForSentence } from './vocabulary.ts'

export const content: TopicContent = {
  templates: [wordForSentence],
  items: ITEMS,
}
