import type { Template } from '../../question.ts'
import { knockout } from './knockout.ts'
import { negativeMarks } from './negative-marks.ts'
import { oneWayRoads } from './one-way-roads.ts'
import { passengers } from './passengers.ts'
import { roundRobin } from './round-robin.ts'
import { tornTable } from './torn-table.ts'

export const CASELETS: readonly Template[] = [roundRobin, knockout, passengers, negativeMarks, tornTable, oneWayRoads]
