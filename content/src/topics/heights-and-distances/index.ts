import type { TopicContent } from '../topic-content.ts'
import { heightFromAngle } from './heights-and-distances.ts'
import { heightsWithTwist } from './poles-and-lighthouse.ts'

export const content: TopicContent = {
  templates: [heightFromAngle, heightsWithTwist],
}
