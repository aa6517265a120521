import type { TopicContent } from '../topic-content.ts'
import { equalPowers, fractionalPowers } from './indices-and-surds.ts'
import { surdAndReciprocal } from './surds.ts'

export const content: TopicContent = {
  templates: [equalPowers, surdAndReciprocal, fractionalPowers],
}
