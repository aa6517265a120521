import type { TopicContent } from '../topic-content.ts'
import { ITEMS } from './items.ts'
import { twoLanguages } from './two-languages.ts'

export const content: TopicContent = {
  templates: [twoLanguages],
  items: ITEMS,
}
