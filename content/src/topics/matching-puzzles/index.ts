import type { TopicContent } from '../topic-content.ts'
import { matchingPuzzle } from './matching.ts'

export const content: TopicContent = {
  templates: [matchingPuzzle],
}
