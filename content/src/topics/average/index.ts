import type { TopicContent } from '../topic-content.ts'
import { cricketAverage, replacedMember } from './average.ts'
import { groupsAndExtremes } from './groups-and-extremes.ts'

export const content: TopicContent = {
  templates: [replacedMember, cricketAverage, groupsAndExtremes],
}
