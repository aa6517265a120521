import type { Template } from '../../question.ts'
import { bothLanguages, dayOfEvent, workAlone } from './data-sufficiency-counts.ts'
import { profitPercent, rectangle, trainLength } from './data-sufficiency-measures.ts'
import { divisibility, equations, twoDigitNumber } from './data-sufficiency-numbers.ts'
import { ages, order, rowOfFive } from './data-sufficiency-people.ts'

export const REASONING: readonly Template[] = [
  divisibility,
  equations,
  twoDigitNumber,
  ages,
  order,
  rowOfFive,
  trainLength,
  profitPercent,
  rectangle,
  bothLanguages,
  dayOfEvent,
  workAlone,
]
