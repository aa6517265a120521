import type { TopicContent } from '../topic-content.ts'
import { roundTable } from './round-table.ts'
import { seatedRow } from './seated-row.ts'
import { circleFacingBothWays, circleFacingIn, rowFacingBothWays, rowFacingOneWay, squareTable } from './seating.ts'
import { rowsFaceToFace } from './two-rows/two-rows.ts'

export const content: TopicContent = {
  templates: [
    seatedRow,
    roundTable,
    rowFacingOneWay,
    rowFacingBothWays,
    circleFacingIn,
    circleFacingBothWays,
    squareTable,
    rowsFaceToFace,
  ],
}
