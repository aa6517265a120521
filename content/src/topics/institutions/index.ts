import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { RESEARCH_INSTITUTES } from './research-institutes.ts'
import { WORLD_BODIES } from './world-bodies.ts'

const relations = [...RESEARCH_INSTITUTES, ...WORLD_BODIES]

export const content: TopicContent = {
  relations,
  templates: factTemplates('institutions', relations),
}
