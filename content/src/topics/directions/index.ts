import type { TopicContent } from '../topic-content.ts'
import { turning, walk } from './directions.ts'
import { pointsOnAMap } from './map-of-points.ts'

export const content: TopicContent = {
  templates: [walk, turning, pointsOnAMap],
}
