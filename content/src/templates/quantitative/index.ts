import type { Template } from '../../question.ts'
import { parentAndChild, ratioThenAndNow } from './ages.ts'
import { arithmeticTerm } from './arithmetic-term.ts'
import { cricketAverage, replacedMember } from './average.ts'
import { binomialCoefficient } from './binomial-theorem.ts'
import { timesRatio, upAndDown } from './boats.ts'
import { chordAndTangent } from './circles-and-similar-triangles.ts'
import { coefficientOfVariation } from './coefficient-of-variation.ts'
import { coinsInRatio } from './coins.ts'
import { committee } from './committee.ts'
import { correctedMean } from './corrected-mean.ts'
import { countMultiples } from './count-of-multiples.ts'
import { twoDice } from './dice.ts'
import { shiftedAndScaled, standardDeviation } from './dispersion-and-correlation.ts'
import { leastChange, missingDigit } from './divisibility.ts'
import { equivalent } from './equivalent-statement.ts'
import { factorCount } from './factors.ts'
import { heightFromAngle } from './heights-and-distances.ts'
import { equalPowers, fractionalPowers } from './indices-and-surds.ts'
import { infiniteSum } from './infinite-sum.ts'
import { interestDifference, twoAmounts } from './interest.ts'
import { productRule, togetherAgain } from './lcm-and-gcd.ts'
import { derivativeAt, limitValue } from './limits-and-derivatives.ts'
import { consistency, twoPurchases } from './linear-equations.ts'
import { distanceAsked, parallelLine } from './lines-and-distances.ts'
import { logarithmValue } from './logarithms.ts'
import { determinantValue, matrixProduct } from './matrices.ts'
import { combinedMean, medianOrMode } from './mean-median-mode.ts'
import { menAndDays } from './men-and-days.ts'
import { melted, wireBent } from './mensuration.ts'
import { alligation, repeatedReplacement, waterAdded } from './mixture.ts'
import { daysAndHoursAhead, linearCongruence, powerRemainder } from './modular-arithmetic.ts'
import { multiplies } from './money-multiplies.ts'
import { reversedDigits, unitDigit } from './number-system.ts'
import { joinsLater, managingPartner } from './partnership.ts'
import { cheaperGoods, successiveChange } from './percentage.ts'
import { fillAndEmpty, leak } from './pipes-and-cisterns.ts'
import { triangleAngles } from './plane-geometry.ts'
import { section, triangleArea } from './points-and-areas.ts'
import { remainder } from './polynomials.ts'
import { ballsDrawn, independentPeople } from './probability.ts'
import { anotherPrice, costOfManySaleOfFew, successiveDiscounts } from './profit-and-loss.ts'
import { rootsCondition, symmetricRoots } from './quadratic-equations.ts'
import { rankCorrelation } from './rank-correlation.ts'
import { combinedRatios, incomesAndSavings } from './ratio-and-proportion.ts'
import { extremeFraction, recurringDecimal } from './rational-numbers.ts'
import { areaChange, pathAround } from './rectangles.ts'
import { composition, countMappings } from './relations-and-functions.ts'
import { remaindersLeft } from './remainders-left.ts'
import { seriesSum } from './series-sum.ts'
import { survey } from './sets.ts'
import { averageSpeed, lateAndEarly } from './speed-and-distance.ts'
import { subsetsAndMappings } from './subsets.ts'
import { surdAndReciprocal } from './surds.ts'
import { oneLeaves, threePairs } from './time-and-work.ts'
import { trainAndPlatform, twoTrains } from './trains.ts'
import { fromOneRatio, standardAngles } from './trigonometry.ts'
import { countTrueRows } from './true-rows.ts'
import { election, passMarks } from './votes-and-marks.ts'
import { wordArrangements } from './word-arrangements.ts'

export const QUANTITATIVE: readonly Template[] = [
  equalPowers,
  surdAndReciprocal,
  fractionalPowers,
  combinedRatios,
  incomesAndSavings,
  coinsInRatio,
  unitDigit,
  reversedDigits,
  factorCount,
  missingDigit,
  leastChange,
  countMultiples,
  togetherAgain,
  productRule,
  remaindersLeft,
  recurringDecimal,
  extremeFraction,
  cheaperGoods,
  election,
  successiveChange,
  passMarks,
  successiveDiscounts,
  costOfManySaleOfFew,
  anotherPrice,
  interestDifference,
  twoAmounts,
  multiplies,
  joinsLater,
  managingPartner,
  alligation,
  repeatedReplacement,
  waterAdded,
  replacedMember,
  cricketAverage,
  ratioThenAndNow,
  parentAndChild,
  oneLeaves,
  menAndDays,
  threePairs,
  fillAndEmpty,
  leak,
  averageSpeed,
  lateAndEarly,
  trainAndPlatform,
  twoTrains,
  upAndDown,
  timesRatio,
  pathAround,
  wireBent,
  melted,
  areaChange,
  powerRemainder,
  linearCongruence,
  daysAndHoursAhead,
  countTrueRows,
  equivalent,
  survey,
  subsetsAndMappings,
  composition,
  countMappings,
  parallelLine,
  section,
  distanceAsked,
  triangleArea,
  fromOneRatio,
  standardAngles,
  heightFromAngle,
  remainder,
  twoPurchases,
  consistency,
  symmetricRoots,
  rootsCondition,
  arithmeticTerm,
  seriesSum,
  infiniteSum,
  binomialCoefficient,
  logarithmValue,
  matrixProduct,
  determinantValue,
  limitValue,
  derivativeAt,
  triangleAngles,
  chordAndTangent,
  combinedMean,
  medianOrMode,
  correctedMean,
  standardDeviation,
  shiftedAndScaled,
  rankCorrelation,
  coefficientOfVariation,
  ballsDrawn,
  twoDice,
  independentPeople,
  wordArrangements,
  committee,
]
