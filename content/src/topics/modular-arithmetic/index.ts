import type { TopicContent } from '../topic-content.ts'
import { daysAndHoursAhead, linearCongruence, powerRemainder } from './modular-arithmetic.ts'
import { sumOfPowers } from './sum-of-powers.ts'

export const content: TopicContent = {
  templates: [powerRemainder, linearCongruence, daysAndHoursAhead, sumOfPowers],
}
