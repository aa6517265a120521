import { analogousWord } from '../../shared/letters/reversed-code.ts'
import type { TopicContent } from '../topic-content.ts'
import { letterAnalogy } from './letter-analogy.ts'

export const content: TopicContent = {
  templates: [letterAnalogy, analogousWord],
}
