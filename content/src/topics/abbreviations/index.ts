import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { ABBREVIATIONS } from './abbreviations.ts'

export const content: TopicContent = {
  relations: ABBREVIATIONS,
  templates: factTemplates('abbreviations', ABBREVIATIONS),
}
