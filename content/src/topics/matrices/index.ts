import type { TopicContent } from '../topic-content.ts'
import { determinantRules } from './determinants.ts'
import { determinantValue, matrixProduct } from './matrices.ts'

export const content: TopicContent = {
  templates: [matrixProduct, determinantValue, determinantRules],
}
