import type { Template } from '../../../question.ts'
import { boxStack, colouredBoxes } from './boxes.ts'
import { floorsAndCities, floorsOnly } from './floors.ts'
import { heights } from './heights.ts'
import { matchingPuzzle } from './matching.ts'
import { birthMonths, lectureWeek } from './months.ts'
import { circleFacingBothWays, circleFacingIn, rowFacingBothWays, rowFacingOneWay, squareTable } from './seating.ts'
import { rowsFaceToFace } from './two-rows.ts'

export const PUZZLES: readonly Template[] = [
  rowFacingOneWay,
  rowFacingBothWays,
  circleFacingIn,
  circleFacingBothWays,
  squareTable,
  rowsFaceToFace,
  floorsOnly,
  floorsAndCities,
  boxStack,
  colouredBoxes,
  birthMonths,
  lectureWeek,
  heights,
  matchingPuzzle,
]
