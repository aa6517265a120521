import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { DEFENCE } from './defence.ts'
import { WEAPONS } from './weapons.ts'

const relations = [...DEFENCE, ...WEAPONS]

export const content: TopicContent = {
  relations,
  templates: factTemplates('defence-awareness', relations),
}
