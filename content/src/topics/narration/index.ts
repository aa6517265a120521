import type { TopicContent } from '../topic-content.ts'
import { ITEMS } from './items.ts'
import { NARRATION_TEMPLATES } from './reported-speech.ts'

export const content: TopicContent = {
  templates: [...NARRATION_TEMPLATES],
  items: ITEMS,
}
