import type { TopicContent } from '../topic-content.ts'
import { changedDigits } from './changed-digits.ts'
import { threeDigits } from './three-digits.ts'

export const content: TopicContent = {
  templates: [threeDigits, changedDigits],
}
