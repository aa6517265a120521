import type { Template } from '../../question.ts'
import { alternateDays } from './alternate-days.ts'
import { causeOfEvent } from './cause-of-event.ts'
import { circlesOfTriangle } from './circles-of-triangle.ts'
import { circularTrack } from './circular-track.ts'
import { committeeWithCondition } from './committee-with-condition.ts'
import { commonTangent } from './common-tangent.ts'
import { constantTerm } from './constant-term.ts'
import { determinantRules } from './determinants.ts'
import { dishonestDealer } from './dishonest-dealer.ts'
import { equationOfNewRoots } from './equation-of-new-roots.ts'
import { faultyClock } from './faulty-clock.ts'
import { functionalEquation } from './functional-equation.ts'
import { greatestSum } from './greatest-sum.ts'
import { groupsAndExtremes } from './groups-and-extremes.ts'
import { imageInLine } from './image-in-line.ts'
import { instalments } from './instalments.ts'
import { logarithmEquation } from './logarithm-equation.ts'
import { missingFrequency } from './missing-frequency.ts'
import { mixedRecurring } from './mixed-recurring.ts'
import { numbersFromDigits } from './numbers-from-digits.ts'
import { oddGroup } from './odd-group.ts'
import { parallelChords } from './parallel-chords.ts'
import { parallelInTriangle } from './parallel-in-triangle.ts'
import { heightsWithTwist } from './poles-and-lighthouse.ts'
import { powerInFactorial } from './power-in-factorial.ts'
import { remainderAndMultiple } from './remainder-and-multiple.ts'
import { analogousWord, codedWord } from './reversed-code.ts'
import { roundTrip } from './round-trip.ts'
import { secantAndTangent } from './secant-and-tangent.ts'
import { shiftedRatio } from './shifted-ratio.ts'
import { solidsTogether } from './solids-together.ts'
import { sumOfPowers } from './sum-of-powers.ts'
import { sumWithReciprocal } from './sum-with-reciprocal.ts'
import { surveyOfThree } from './survey-of-three.ts'
import { threeAges } from './three-ages.ts'
import { threeBalls } from './three-balls.ts'
import { threeDigitNumber } from './three-digit-number.ts'
import { threeNumbers } from './three-numbers.ts'
import { twoUnknownValues } from './two-unknown-values.ts'
import { wholeSolutions } from './whole-solutions.ts'

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
  surveyOfThree,
  imageInLine,
  heightsWithTwist,
  determinantRules,
  constantTerm,
  mixedRecurring,
  twoUnknownValues,
  faultyClock,
  codedWord,
  analogousWord,
  oddGroup,
  threeDigitNumber,
]
