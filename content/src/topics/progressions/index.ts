import type { TopicContent } from '../topic-content.ts'
import { arithmeticTerm } from './arithmetic-term.ts'
import { infiniteSum } from './infinite-sum.ts'
import { seriesSum } from './series-sum.ts'

export const content: TopicContent = {
  templates: [arithmeticTerm, seriesSum, infiniteSum],
}
