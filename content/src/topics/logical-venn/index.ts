import type { TopicContent } from '../topic-content.ts'
import { readDiagram } from './read-diagram.ts'
import { whichDiagram } from './which-diagram.ts'

export const content: TopicContent = {
  templates: [whichDiagram, readDiagram],
}
