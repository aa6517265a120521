import { filling } from '../../shared/sentences/filling.ts'
import type { TopicContent } from '../topic-content.ts'
import { ITEMS } from './items.ts'
import { AGREEMENT_RULES } from './rules.ts'

export const content: TopicContent = {
  templates: [
    filling(
      'subject-verb-agreement',
      'verb-of-the-subject',
      'agrees with a nearer noun instead of the subject',
      AGREEMENT_RULES,
    ),
  ],
  items: ITEMS,
}
