import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { PHYSICS } from './physics.ts'

export const content: TopicContent = {
  relations: PHYSICS,
  templates: factTemplates('physics-facts', PHYSICS),
}
