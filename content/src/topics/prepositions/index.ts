import { filling } from '../../shared/sentences/filling.ts'
import type { TopicContent } from '../topic-content.ts'
import { ITEMS } from './items.ts'
import { PREPOSITION_RULES } from './rules.ts'

export const content: TopicContent = {
  templates: [
    filling('prepositions', 'preposition-of-the-word', 'a preposition that this word does not take', PREPOSITION_RULES),
  ],
  items: ITEMS,
}
