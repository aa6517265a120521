import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { STATES } from './states.ts'

export const content: TopicContent = {
  relations: STATES,
  templates: factTemplates('state-awareness', STATES),
}
