import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { SPORTS } from './sports.ts'

export const content: TopicContent = {
  relations: SPORTS,
  templates: factTemplates('sports', SPORTS),
}
