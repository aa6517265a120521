import type { TopicContent } from '../topic-content.ts'
import { angleOfHands, whenHands } from './clock.ts'
import { faultyClock } from './faulty-clock.ts'
import { wrongClock } from './wrong-clock.ts'

export const content: TopicContent = {
  templates: [angleOfHands, whenHands, wrongClock, faultyClock],
}
