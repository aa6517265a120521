import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { BIOLOGY } from './biology.ts'
import { HUMAN_BODY } from './human-body.ts'

const relations = [...BIOLOGY, ...HUMAN_BODY]

export const content: TopicContent = {
  relations,
  templates: factTemplates('biology-facts', relations),
}
