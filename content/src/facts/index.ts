import type { Template } from '../question.ts'
import { directForms } from './forms/direct.ts'
import { matchForm } from './forms/match.ts'
import { oddForm } from './forms/odd.ts'
import { pairForms } from './forms/pairs.ts'
import { statementForms } from './forms/statements.ts'
import type { Relation } from './table.ts'
import { ABBREVIATIONS } from './tables/abbreviations.ts'
import { BANKING } from './tables/banking.ts'
import { BIOLOGY } from './tables/biology.ts'
import { BOOKS } from './tables/books.ts'
import { CHEMISTRY } from './tables/chemistry.ts'
import { COMPUTER } from './tables/computer.ts'
import { CULTURE } from './tables/culture.ts'
import { DAYS } from './tables/days.ts'
import { DEFENCE } from './tables/defence.ts'
import { ECONOMY } from './tables/economy.ts'
import { GEOGRAPHY_OF_INDIA } from './tables/geography-of-india.ts'
import { HISTORY } from './tables/history.ts'
import { INVENTIONS } from './tables/inventions.ts'
import { PHYSICS } from './tables/physics.ts'
import { POLITY } from './tables/polity.ts'
import { RIVERS } from './tables/rivers.ts'
import { SPORTS } from './tables/sports.ts'
import { STATES } from './tables/states.ts'
import { TELUGU_STATES } from './tables/telugu-states.ts'
import { WORLD } from './tables/world.ts'
import { WORLD_BODIES } from './tables/world-bodies.ts'

export const RELATIONS: readonly Relation[] = [
  ...STATES,
  ...RIVERS,
  ...PHYSICS,
  ...CHEMISTRY,
  ...POLITY,
  ...HISTORY,
  ...BIOLOGY,
  ...DEFENCE,
  ...COMPUTER,
  ...BANKING,
  ...GEOGRAPHY_OF_INDIA,
  ...WORLD,
  ...CULTURE,
  ...SPORTS,
  ...BOOKS,
  ...DAYS,
  ...ECONOMY,
  ...INVENTIONS,
  ...TELUGU_STATES,
  ...WORLD_BODIES,
  ...ABBREVIATIONS,
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
