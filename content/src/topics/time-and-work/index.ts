import type { TopicContent } from '../topic-content.ts'
import { alternateDays } from './alternate-days.ts'
import { menAndDays } from './men-and-days.ts'
import { oneLeaves, threePairs } from './time-and-work.ts'

export const content: TopicContent = {
  templates: [oneLeaves, menAndDays, threePairs, alternateDays],
}
