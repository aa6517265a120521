import type { Template } from '../../question.ts'
import type { Topic } from '../../topics.ts'
import { directForms } from './forms/direct.ts'
import { matchForm } from './forms/match.ts'
import { oddForm } from './forms/odd.ts'
import { pairForms } from './forms/pairs.ts'
import { statementForms } from './forms/statements.ts'
import type { Relation } from './table.ts'

/** Each relation of a topic asked straight, and all of them together in the forms that weigh several facts. */
export const factTemplates = (topic: Topic, relations: readonly Relation[]): readonly Template[] => [
  ...relations.flatMap(directForms),
  ...oddForm(topic, relations),
  ...pairForms(topic, relations),
  ...matchForm(topic, relations),
  ...statementForms(topic, relations),
]
