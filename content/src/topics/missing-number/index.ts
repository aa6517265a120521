import type { TopicContent } from '../topic-content.ts'
import { missingInCircle, missingInMatrix } from './missing-number.ts'

export const content: TopicContent = {
  templates: [missingInMatrix, missingInCircle],
}
