import type { TopicContent } from '../topic-content.ts'
import { threeDays } from './caselet-of-days.ts'
import { threeGroups } from './caselet-of-groups.ts'
import { knockout } from './knockout.ts'
import { negativeMarks } from './negative-marks.ts'
import { oneWayRoads } from './one-way-roads.ts'
import { passengers } from './passengers.ts'
import { roundRobin } from './round-robin.ts'
import { tornTable } from './torn-table.ts'

export const content: TopicContent = {
  templates: [threeGroups, threeDays, roundRobin, knockout, passengers, negativeMarks, tornTable, oneWayRoads],
}
