import type { Template } from '../../question.ts'
import { digitAnalogy, letterAnalogy, numberAnalogy } from './analogy.ts'
import { codedRelations, photograph, statedChain } from './blood-relations.ts'
import { dayAfterDays, dayFromDate, nthWeekday, sameCalendar } from './calendar.ts'
import { angleOfHands, whenHands, wrongClock } from './clock.ts'
import { decodeWord, digitsForLetters, strangeLanguage, wordCode, wordSum } from './coding.ts'
import { admissions, production, spending } from './data-analysis.ts'
import { bothLanguages, dayOfEvent, workAlone } from './data-sufficiency-counts.ts'
import { profitPercent, rectangle, trainLength } from './data-sufficiency-measures.ts'
import { divisibility, equations, twoDigitNumber } from './data-sufficiency-numbers.ts'
import { ages, order, rowOfFive } from './data-sufficiency-people.ts'
import { turning, walk } from './directions.ts'
import { nextLetters, repeatedPattern } from './letter-series.ts'
import { roundTable, seatedRow, weekPlan } from './line-puzzles.ts'
import { inequality, syllogism } from './logic.ts'
import { missingTerm, nextTerm, wrongTerm } from './number-series.ts'
import { oddLetters, oddNumber, oddPair } from './odd-one-out.ts'
import { comparison, howMany } from './ranking.ts'
import { coded, exchangeSigns } from './symbol-operations.ts'
import { nextBus } from './timetable.ts'
import { survey } from './venn.ts'

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
  nextTerm,
  wrongTerm,
  missingTerm,
  nextLetters,
  repeatedPattern,
  numberAnalogy,
  digitAnalogy,
  letterAnalogy,
  oddNumber,
  oddPair,
  oddLetters,
  wordCode,
  decodeWord,
  wordSum,
  digitsForLetters,
  strangeLanguage,
  coded,
  exchangeSigns,
  dayAfterDays,
  dayFromDate,
  sameCalendar,
  nthWeekday,
  angleOfHands,
  whenHands,
  wrongClock,
  statedChain,
  photograph,
  codedRelations,
  walk,
  turning,
  howMany,
  comparison,
  seatedRow,
  roundTable,
  weekPlan,
  nextBus,
  admissions,
  production,
  spending,
  survey,
  syllogism,
  inequality,
]
