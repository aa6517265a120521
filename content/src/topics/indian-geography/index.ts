import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { GEOGRAPHY_OF_INDIA } from './geography-of-india.ts'
import { RIVERS } from './rivers.ts'

const relations = [...RIVERS, ...GEOGRAPHY_OF_INDIA]

export const content: TopicContent = {
  relations,
  templates: factTemplates('indian-geography', relations),
}
