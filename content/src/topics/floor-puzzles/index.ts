import type { TopicContent } from '../topic-content.ts'
import { floorsAndCities, floorsOnly } from './floors.ts'

export const content: TopicContent = {
  templates: [floorsOnly, floorsAndCities],
}
