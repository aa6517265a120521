import type { TopicContent } from '../topic-content.ts'
import { dayAfterDays, dayFromDate, nthWeekday } from './calendar.ts'
import { sameCalendar } from './same-calendar.ts'

export const content: TopicContent = {
  templates: [dayAfterDays, dayFromDate, sameCalendar, nthWeekday],
}
