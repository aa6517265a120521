import { filling } from '../../shared/sentences/filling.ts'
import type { TopicContent } from '../topic-content.ts'
import { ITEMS } from './items.ts'
import { TENSE_RULES } from './rules.ts'

export const content: TopicContent = {
  templates: [filling('tenses', 'form-of-the-verb', 'a tense that the time words do not allow', TENSE_RULES)],
  items: ITEMS,
}
