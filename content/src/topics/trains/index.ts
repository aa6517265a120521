import type { TopicContent } from '../topic-content.ts'
import { trainAndPlatform, twoTrains } from './trains.ts'

export const content: TopicContent = {
  templates: [trainAndPlatform, twoTrains],
}
