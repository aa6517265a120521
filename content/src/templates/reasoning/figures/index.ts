import type { Template } from '../../../question.ts'
import { gridFigures, triangleGrid, trianglesFromApex } from './counting.ts'
import { hiddenShape } from './embedded.ts'
import { foldedSheet } from './folded-sheet.ts'
import { netOfCube } from './net-of-cube.ts'
import { oppositeFace } from './opposite-face.ts'
import { paintedCube } from './painted-cube.ts'
import { mirrorGrid, waterGrid } from './reflected-grid.ts'
import { turningGrid } from './turning-grid.ts'

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
