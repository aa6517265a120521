import type { TopicContent } from '../topic-content.ts'
import { chainRule } from './chain-rule.ts'
import { greatestValue } from './greatest-value.ts'
import { limitOfForms } from './limit-of-forms.ts'
import { derivativeAt, limitValue } from './limits-and-derivatives.ts'

export const content: TopicContent = {
  templates: [limitValue, derivativeAt, chainRule, greatestValue, limitOfForms],
}
