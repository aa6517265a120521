import type { TopicContent } from '../topic-content.ts'
import { conicParts } from './conic-parts.ts'
import { imageInLine } from './image-in-line.ts'
import { distanceAsked, parallelLine } from './lines-and-distances.ts'
import { section, triangleArea } from './points-and-areas.ts'

export const content: TopicContent = {
  templates: [parallelLine, section, distanceAsked, triangleArea, conicParts, imageInLine],
}
