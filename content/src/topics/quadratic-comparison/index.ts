import type { TopicContent } from '../topic-content.ts'
import { simultaneousPair, squaresAndRoots, twoEquations } from './quadratic-comparison.ts'

export const content: TopicContent = {
  templates: [twoEquations, squaresAndRoots, simultaneousPair],
}
