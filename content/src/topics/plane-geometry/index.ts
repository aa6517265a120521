import type { TopicContent } from '../topic-content.ts'
import { chordAndTangent } from './circles-and-similar-triangles.ts'
import { circlesOfTriangle } from './circles-of-triangle.ts'
import { commonTangent } from './common-tangent.ts'
import { parallelChords } from './parallel-chords.ts'
import { parallelInTriangle } from './parallel-in-triangle.ts'
import { triangleAngles } from './plane-geometry.ts'

export const content: TopicContent = {
  templates: [triangleAngles, chordAndTangent, circlesOfTriangle, commonTangent, parallelChords, parallelInTriangle],
}
