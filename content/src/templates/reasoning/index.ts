import type { Template } from '../../question.ts'
import { production } from './bar-chart.ts'
import { codedRelations, photograph, statedChain } from './blood-relations.ts'
import { dayAfterDays, dayFromDate, nthWeekday } from './calendar.ts'
import { threeDays } from './caselet-of-days.ts'
import { threeGroups } from './caselet-of-groups.ts'
import { changedDigits } from './changed-digits.ts'
import { readDiagram } from './class-diagrams/read-diagram.ts'
import { whichDiagram } from './class-diagrams/which-diagram.ts'
import { angleOfHands, whenHands } from './clock.ts'
import { sentencesInCode } from './code-language.ts'
import { digitsForLetters, wordSum } from './coding-numbers.ts'
import { decodeWord, wordCode } from './coding-words.ts'
import { comparison } from './comparison.ts'
import { ages } from './data-sufficiency/ages.ts'
import { bothLanguages } from './data-sufficiency/both-of-two-sets.ts'
import { dayOfEvent } from './data-sufficiency/day-of-event.ts'
import { divisibility } from './data-sufficiency/divisibility.ts'
import { order } from './data-sufficiency/order.ts'
import { profitPercent } from './data-sufficiency/profit-per-cent.ts'
import { rectangle } from './data-sufficiency/rectangle.ts'
import { rowOfFive } from './data-sufficiency/row-of-five.ts'
import { trainLength } from './data-sufficiency/train-length.ts'
import { twoDigitNumber } from './data-sufficiency/two-digit-number.ts'
import { equations } from './data-sufficiency/value-of-x.ts'
import { whoHasMost } from './data-sufficiency/who-has-most.ts'
import { workAlone } from './data-sufficiency/work-alone.ts'
import { dictionaryOrder } from './dictionary-order.ts'
import { digitAnalogy } from './digit-analogy.ts'
import { turning, walk } from './directions.ts'
import { FIGURES } from './figures/index.ts'
import { formWord } from './form-word.ts'
import { howManyWords } from './how-many-words.ts'
import { inequality } from './inequalities/chain.ts'
import { codedInequality } from './inequalities/coded.ts'
import { directInequality } from './inequalities/direct.ts'
import { whichIsTrue } from './inequalities/which-is-true.ts'
import { letterAnalogy } from './letter-analogy.ts'
import { letterPairs } from './letter-pairs.ts'
import { nextLetters, repeatedPattern } from './letter-series.ts'
import { trade } from './line-graph.ts'
import { numbersOnly, wordsAndNumbers } from './machine.ts'
import { pointsOnAMap } from './map-of-points.ts'
import { missingInCircle, missingInMatrix } from './missing-number.ts'
import { numberAnalogy } from './number-analogy.ts'
import { missingTerm, nextTerm, wrongTerm } from './number-series.ts'
import { oddLetters } from './odd-letters.ts'
import { oddNumber } from './odd-numbers.ts'
import { oddPair } from './odd-pairs.ts'
import { spending } from './pie-chart.ts'
import { PUZZLES } from './puzzles/index.ts'
import { howMany } from './ranking.ts'
import { roundTable } from './round-table.ts'
import { sameCalendar } from './same-calendar.ts'
import { seatedRow } from './seated-row.ts'
import { strangeLanguage } from './strange-language.ts'
import { conclusionsFive, possibilities, threeConclusions } from './syllogisms.ts'
import { coded, exchangeSigns } from './symbol-operations.ts'
import { symbolRow } from './symbol-row.ts'
import { admissions } from './table-analysis.ts'
import { threeDigits } from './three-digits.ts'
import { nextBus } from './timetable.ts'
import { syllogism } from './two-statements.ts'
import { survey } from './venn.ts'
import { weekPlan } from './week-plan.ts'
import { twoLanguages } from './written/two-languages.ts'
import { wrongClock } from './wrong-clock.ts'

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
  trade,
  survey,
  twoLanguages,
  syllogism,
  inequality,
  conclusionsFive,
  possibilities,
  threeConclusions,
  directInequality,
  codedInequality,
  whichIsTrue,
  wordsAndNumbers,
  numbersOnly,
  dictionaryOrder,
  formWord,
  howManyWords,
  letterPairs,
  symbolRow,
  threeDigits,
  changedDigits,
  missingInMatrix,
  missingInCircle,
  whichDiagram,
  readDiagram,
  threeGroups,
  threeDays,
  sentencesInCode,
  pointsOnAMap,
  whoHasMost,
  ...FIGURES,
  ...PUZZLES,
]
