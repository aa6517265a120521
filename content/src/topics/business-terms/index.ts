import { termTemplates } from '../../shared/terms/terms.ts'
import type { TopicContent } from '../topic-content.ts'
import { BUSINESS } from './field.ts'

export const content: TopicContent = {
  templates: [...termTemplates(BUSINESS)],
}
