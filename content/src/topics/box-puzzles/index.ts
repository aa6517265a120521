import type { TopicContent } from '../topic-content.ts'
import { boxStack, colouredBoxes } from './boxes.ts'

export const content: TopicContent = {
  templates: [boxStack, colouredBoxes],
}
