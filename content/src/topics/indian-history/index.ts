import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { HISTORY } from './history.ts'
import { MODERN_INDIA } from './modern-india.ts'

const relations = [...HISTORY, ...MODERN_INDIA]

export const content: TopicContent = {
  relations,
  templates: factTemplates('indian-history', relations),
}
