import type { TopicContent } from '../topic-content.ts'
import { joinsLater, managingPartner } from './partnership.ts'

export const content: TopicContent = {
  templates: [joinsLater, managingPartner],
}
