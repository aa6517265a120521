import type { TopicContent } from '../topic-content.ts'
import { formWord } from './form-word.ts'
import { howManyWords } from './how-many-words.ts'
import { letterPairs } from './letter-pairs.ts'

export const content: TopicContent = {
  templates: [formWord, howManyWords, letterPairs],
}
