import type { TopicContent } from '../topic-content.ts'
import { timesRatio, upAndDown } from './boats.ts'
import { roundTrip } from './round-trip.ts'

export const content: TopicContent = {
  templates: [upAndDown, timesRatio, roundTrip],
}
