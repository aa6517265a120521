import type { Template } from '../../../question.ts'
import { gridFigures, triangleGrid, trianglesFromApex } from './counting.ts'
import { hiddenShape } from './embedded.ts'
import { foldedSheet, mirrorGrid, turningGrid, waterGrid } from './grids.ts'
import { netOfCube, oppositeFace, paintedCube } from './solids.ts'

export const FIGURES: readonly Template[] = [
  mirrorGrid,
  waterGrid,
  turningGrid,
  foldedSheet,
  hiddenShape,
  trianglesFromApex,
  gridFigures,
  triangleGrid,
  oppositeFace,
  netOfCube,
  paintedCube,
]
