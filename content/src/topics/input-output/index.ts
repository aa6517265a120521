import type { TopicContent } from '../topic-content.ts'
import { numbersOnly, wordsAndNumbers } from './machine.ts'

export const content: TopicContent = {
  templates: [wordsAndNumbers, numbersOnly],
}
