import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { INVENTIONS } from './inventions.ts'

export const content: TopicContent = {
  relations: INVENTIONS,
  templates: factTemplates('inventions', INVENTIONS),
}
