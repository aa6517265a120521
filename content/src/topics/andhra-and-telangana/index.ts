import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { TELUGU_STATES } from './telugu-states.ts'

export const content: TopicContent = {
  relations: TELUGU_STATES,
  templates: factTemplates('andhra-and-telangana', TELUGU_STATES),
}
