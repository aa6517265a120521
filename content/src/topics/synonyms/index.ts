import type { TopicContent } from '../topic-content.ts'
import { nearestInMeaning, synonymInSentence } from './vocabulary.ts'

export const content: TopicContent = {
  templates: [nearestInMeaning, synonymInSentence],
}
