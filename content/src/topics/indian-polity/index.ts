import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { CONSTITUTION } from './constitution.ts'
import { POLITY } from './polity.ts'

const relations = [...CONSTITUTION, ...POLITY]

export const content: TopicContent = {
  relations,
  templates: factTemplates('indian-polity', relations),
}
