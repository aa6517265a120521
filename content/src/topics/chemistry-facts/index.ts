import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { CHEMISTRY } from './chemistry.ts'
import { ELEMENTS_AND_SYMBOLS } from './elements.ts'

const relations = [...ELEMENTS_AND_SYMBOLS, ...CHEMISTRY]

export const content: TopicContent = {
  relations,
  templates: factTemplates('chemistry-facts', relations),
}
