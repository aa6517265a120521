import type { TopicContent } from '../topic-content.ts'
import { approximateUnknown, approximateValue } from './approximation.ts'

export const content: TopicContent = {
  templates: [approximateValue, approximateUnknown],
}
