import type { TopicContent } from '../topic-content.ts'
import { missingTerm, nextTerm, wrongTerm } from './number-series.ts'

export const content: TopicContent = {
  templates: [nextTerm, wrongTerm, missingTerm],
}
