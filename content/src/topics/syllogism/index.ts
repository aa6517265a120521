import type { TopicContent } from '../topic-content.ts'
import { conclusionsFive, possibilities, threeConclusions } from './syllogisms.ts'
import { syllogism } from './two-statements.ts'

export const content: TopicContent = {
  templates: [syllogism, conclusionsFive, possibilities, threeConclusions],
}
