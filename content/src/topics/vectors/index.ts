import type { TopicContent } from '../topic-content.ts'
import { angleBetween } from './angle-between.ts'
import { areaByVectors } from './area-by-vectors.ts'
import { coplanar } from './coplanar.ts'
import { perpendicularVectors } from './perpendicular-vectors.ts'
import { projection } from './projection.ts'
import { unitVector } from './unit-vector.ts'

export const content: TopicContent = {
  templates: [perpendicularVectors, angleBetween, projection, areaByVectors, unitVector, coplanar],
}
