import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { BANKING } from './banking.ts'

export const content: TopicContent = {
  relations: BANKING,
  templates: factTemplates('banking-awareness', BANKING),
}
