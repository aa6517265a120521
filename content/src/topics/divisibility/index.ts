import type { TopicContent } from '../topic-content.ts'
import { countMultiples } from './count-of-multiples.ts'
import { leastChange, missingDigit } from './divisibility.ts'

export const content: TopicContent = {
  templates: [missingDigit, leastChange, countMultiples],
}
