import type { TopicContent } from '../topic-content.ts'
import { digitAnalogy } from './digit-analogy.ts'
import { numberAnalogy } from './number-analogy.ts'

export const content: TopicContent = {
  templates: [numberAnalogy, digitAnalogy],
}
