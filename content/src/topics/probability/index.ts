import type { TopicContent } from '../topic-content.ts'
import { causeOfEvent } from './cause-of-event.ts'
import { twoDice } from './dice.ts'
import { ballsDrawn, independentPeople } from './probability.ts'
import { threeBalls } from './three-balls.ts'

export const content: TopicContent = {
  templates: [ballsDrawn, twoDice, independentPeople, threeBalls, causeOfEvent],
}
