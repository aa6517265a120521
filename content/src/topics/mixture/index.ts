import type { TopicContent } from '../topic-content.ts'
import { alligation, repeatedReplacement, waterAdded } from './mixture.ts'

export const content: TopicContent = {
  templates: [alligation, repeatedReplacement, waterAdded],
}
