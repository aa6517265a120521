import type { TopicContent } from '../topic-content.ts'
import { gridFigures, triangleGrid, trianglesFromApex } from './counting.ts'

export const content: TopicContent = {
  templates: [trianglesFromApex, gridFigures, triangleGrid],
}
