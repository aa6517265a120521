import type { TopicContent } from '../topic-content.ts'
import { melted, wireBent } from './mensuration.ts'
import { areaChange, pathAround } from './rectangles.ts'
import { solidsTogether } from './solids-together.ts'

export const content: TopicContent = {
  templates: [pathAround, wireBent, melted, areaChange, solidsTogether],
}
