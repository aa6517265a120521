import type { TopicContent } from '../topic-content.ts'
import { greatestSum } from './greatest-sum.ts'
import { secantAndTangent } from './secant-and-tangent.ts'
import { fromOneRatio, standardAngles } from './trigonometry.ts'

export const content: TopicContent = {
  templates: [fromOneRatio, standardAngles, secantAndTangent, greatestSum],
}
