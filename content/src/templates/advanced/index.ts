import type { Template } from '../../question.ts'
import {
  equationOfNewRoots,
  functionalEquation,
  logarithmEquation,
  sumWithReciprocal,
  threeNumbers,
} from './algebra.ts'
import {
  alternateDays,
  circularTrack,
  dishonestDealer,
  groupsAndExtremes,
  instalments,
  roundTrip,
  shiftedRatio,
  threeAges,
} from './arithmetic.ts'
import { causeOfEvent, committeeWithCondition, missingFrequency, numbersFromDigits, threeBalls } from './chances.ts'
import {
  circlesOfTriangle,
  commonTangent,
  greatestSum,
  parallelChords,
  parallelInTriangle,
  secantAndTangent,
  solidsTogether,
} from './geometry.ts'
import { powerInFactorial, remainderAndMultiple, sumOfPowers, wholeSolutions } from './whole-numbers.ts'

/** What stands above the other templates of its topics: two steps, or a twist. */
export const ADVANCED: readonly Template[] = [
  powerInFactorial,
  remainderAndMultiple,
  sumOfPowers,
  wholeSolutions,
  sumWithReciprocal,
  threeNumbers,
  logarithmEquation,
  functionalEquation,
  equationOfNewRoots,
  circlesOfTriangle,
  commonTangent,
  parallelChords,
  parallelInTriangle,
  secantAndTangent,
  greatestSum,
  solidsTogether,
  dishonestDealer,
  groupsAndExtremes,
  threeAges,
  circularTrack,
  alternateDays,
  roundTrip,
  instalments,
  shiftedRatio,
  threeBalls,
  causeOfEvent,
  numbersFromDigits,
  committeeWithCondition,
  missingFrequency,
]
