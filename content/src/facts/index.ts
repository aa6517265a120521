import type { Template } from '../question.ts'
import { directForms } from './forms/direct.ts'
import { matchForm } from './forms/match.ts'
import { oddForm } from './forms/odd.ts'
import { pairForms } from './forms/pairs.ts'
import { statementForms } from './forms/statements.ts'
import type { Relation } from './table.ts'
import { BIOLOGY } from './tables/biology.ts'
import { CHEMISTRY } from './tables/chemistry.ts'
import { DEFENCE } from './tables/defence.ts'
import { HISTORY } from './tables/history.ts'
import { PHYSICS } from './tables/physics.ts'
import { POLITY } from './tables/polity.ts'
import { RIVERS } from './tables/rivers.ts'
import { STATES } from './tables/states.ts'

export const RELATIONS: readonly Relation[] = [
  ...STATES,
  ...RIVERS,
  ...PHYSICS,
  ...CHEMISTRY,
  ...POLITY,
  ...HISTORY,
  ...BIOLOGY,
  ...DEFENCE,
]

/** Each relation asked straight, and each topic's relations together in the forms that weigh several facts. */
export const FACT_TEMPLATES: readonly Template[] = [
  ...RELATIONS.flatMap(directForms),
  ...[...new Set(RELATIONS.map(({ topic }) => topic))].flatMap((topic) => {
    const relations = RELATIONS.filter((relation) => relation.topic === topic)
    return [
      ...oddForm(topic, relations),
      ...pairForms(topic, relations),
      ...matchForm(topic, relations),
      ...statementForms(topic, relations),
    ]
  }),
]
