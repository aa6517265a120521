import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { ECONOMY } from './economy.ts'

export const content: TopicContent = {
  relations: ECONOMY,
  templates: factTemplates('economy-basics', ECONOMY),
}
