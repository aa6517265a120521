import type { TopicContent } from '../topic-content.ts'
import { committee } from './committee.ts'
import { committeeWithCondition } from './committee-with-condition.ts'
import { numbersFromDigits } from './numbers-from-digits.ts'
import { wordArrangements } from './word-arrangements.ts'

export const content: TopicContent = {
  templates: [wordArrangements, committee, numbersFromDigits, committeeWithCondition],
}
