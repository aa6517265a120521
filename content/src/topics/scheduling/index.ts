import type { TopicContent } from '../topic-content.ts'
import { birthMonths, lectureWeek } from './months.ts'
import { nextBus } from './timetable.ts'
import { weekPlan } from './week-plan.ts'

export const content: TopicContent = {
  templates: [weekPlan, nextBus, birthMonths, lectureWeek],
}
