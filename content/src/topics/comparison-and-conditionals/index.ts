import { filling } from '../../shared/sentences/filling.ts'
import type { TopicContent } from '../topic-content.ts'
import { COMPARISON } from './comparison.ts'
import { CONDITIONALS } from './conditionals.ts'
import { ITEMS } from './items.ts'

export const content: TopicContent = {
  templates: [
    filling(
      'comparison-and-conditionals',
      'form-that-fits',
      'a form that the other half of the sentence does not allow',
      [...COMPARISON, ...CONDITIONALS],
    ),
  ],
  items: ITEMS,
}
