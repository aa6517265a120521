import type { TopicContent } from '../topic-content.ts'
import { parentAndChild, ratioThenAndNow } from './ages.ts'
import { threeAges } from './three-ages.ts'

export const content: TopicContent = {
  templates: [ratioThenAndNow, parentAndChild, threeAges],
}
