import type { TopicContent } from '../topic-content.ts'
import { opposite, oppositeInSentence } from './vocabulary.ts'

export const content: TopicContent = {
  templates: [opposite, oppositeInSentence],
}
