import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { DAYS } from './days.ts'

export const content: TopicContent = {
  relations: DAYS,
  templates: factTemplates('important-days', DAYS),
}
