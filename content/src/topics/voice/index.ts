import type { TopicContent } from '../topic-content.ts'
import { ITEMS } from './items.ts'
import { VOICE_TEMPLATES } from './other-voice.ts'

export const content: TopicContent = {
  templates: [...VOICE_TEMPLATES],
  items: ITEMS,
}
