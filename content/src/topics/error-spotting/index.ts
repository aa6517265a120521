import type { TopicContent } from '../topic-content.ts'
import { faultyPart } from './faulty-part.ts'
import { ITEMS } from './items.ts'

export const content: TopicContent = {
  templates: [faultyPart],
  items: ITEMS,
}
