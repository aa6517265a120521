import type { TopicContent } from '../topic-content.ts'
import { nextLetters, repeatedPattern } from './letter-series.ts'

export const content: TopicContent = {
  templates: [nextLetters, repeatedPattern],
}
