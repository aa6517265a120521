import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { COMPUTER } from './computer.ts'
import { COMPUTER_HISTORY } from './computer-history.ts'

const relations = [...COMPUTER, ...COMPUTER_HISTORY]

export const content: TopicContent = {
  relations,
  templates: factTemplates('computer-facts', relations),
}
