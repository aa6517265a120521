import type { TopicContent } from '../topic-content.ts'
import { binomialCoefficient } from './binomial-theorem.ts'
import { constantTerm } from './constant-term.ts'

export const content: TopicContent = {
  templates: [binomialCoefficient, constantTerm],
}
