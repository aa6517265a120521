import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { CRAFTS_AND_MONUMENTS } from './crafts-and-monuments.ts'
import { CULTURE } from './culture.ts'

const relations = [...CULTURE, ...CRAFTS_AND_MONUMENTS]

export const content: TopicContent = {
  relations,
  templates: factTemplates('art-and-culture', relations),
}
