import type { TopicContent } from '../topic-content.ts'
import { codedRelations, photograph, statedChain } from './blood-relations.ts'

export const content: TopicContent = {
  templates: [statedChain, photograph, codedRelations],
}
