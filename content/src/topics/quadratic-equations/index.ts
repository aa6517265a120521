import type { TopicContent } from '../topic-content.ts'
import { equationOfNewRoots } from './equation-of-new-roots.ts'
import { rootsCondition, symmetricRoots } from './quadratic-equations.ts'

export const content: TopicContent = {
  templates: [symmetricRoots, rootsCondition, equationOfNewRoots],
}
