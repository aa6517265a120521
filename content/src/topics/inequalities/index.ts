import type { TopicContent } from '../topic-content.ts'
import { inequality } from './chain.ts'
import { codedInequality } from './coded.ts'
import { directInequality } from './direct.ts'
import { whichIsTrue } from './which-is-true.ts'

export const content: TopicContent = {
  templates: [inequality, directInequality, codedInequality, whichIsTrue],
}
