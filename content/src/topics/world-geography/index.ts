import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { WORLD } from './world.ts'

export const content: TopicContent = {
  relations: WORLD,
  templates: factTemplates('world-geography', WORLD),
}
