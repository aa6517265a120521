import type { TopicContent } from '../topic-content.ts'
import { circularTrack } from './circular-track.ts'
import { averageSpeed, lateAndEarly } from './speed-and-distance.ts'

export const content: TopicContent = {
  templates: [averageSpeed, lateAndEarly, circularTrack],
}
