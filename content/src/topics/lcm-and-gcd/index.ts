import type { TopicContent } from '../topic-content.ts'
import { productRule, togetherAgain } from './lcm-and-gcd.ts'
import { remainderAndMultiple } from './remainder-and-multiple.ts'
import { remaindersLeft } from './remainders-left.ts'

export const content: TopicContent = {
  templates: [togetherAgain, productRule, remaindersLeft, remainderAndMultiple],
}
