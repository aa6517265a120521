import type { TopicContent } from '../topic-content.ts'
import { oddGroup } from './odd-group.ts'
import { oddLetters } from './odd-letters.ts'
import { oddNumber } from './odd-numbers.ts'
import { oddPair } from './odd-pairs.ts'

export const content: TopicContent = {
  templates: [oddNumber, oddPair, oddLetters, oddGroup],
}
