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
import { COMPUTER_HISTORY } from './tables/computer-history.ts'
import { CONSTITUTION } from './tables/constitution.ts'
import { CRAFTS_AND_MONUMENTS } from './tables/crafts-and-monuments.ts'
import { CULTURE } from './tables/culture.ts'
import { DAYS } from './tables/days.ts'
import { DEFENCE } from './tables/defence.ts'
import { ECONOMY } from './tables/economy.ts'
import { ELEMENTS_AND_SYMBOLS } from './tables/elements.ts'
import { GEOGRAPHY_OF_INDIA } from './tables/geography-of-india.ts'
import { HISTORY } from './tables/history.ts'
import { HUMAN_BODY } from './tables/human-body.ts'
import { INVENTIONS } from './tables/inventions.ts'
import { MODERN_INDIA } from './tables/modern-india.ts'
import { PHYSICS } from './tables/physics.ts'
import { POLITY } from './tables/polity.ts'
import { RIVERS } from './tables/rivers.ts'
import { SPORTS } from './tables/sports.ts'
import { STATES } from './tables/states.ts'
import { TELUGU_STATES } from './tables/telugu-states.ts'
import { WEAPONS } from './tables/weapons.ts'
import { WORLD } from './tables/world.ts'
import { WORLD_BODIES } from './tables/world-bodies.ts'

export const RELATIONS: readonly Relation[] = [
  ...STATES,
  ...RIVERS,
  ...PHYSICS,
  ...ELEMENTS_AND_SYMBOLS,
  ...CHEMISTRY,
  ...CONSTITUTION,
  ...POLITY,
  ...HISTORY,
  ...MODERN_INDIA,
  ...BIOLOGY,
  ...HUMAN_BODY,
  ...DEFENCE,
  ...WEAPONS,
  ...COMPUTER,
  ...COMPUTER_HISTORY,
  ...BANKING,
  ...GEOGRAPHY_OF_INDIA,
  ...WORLD,
  ...CULTURE,
  ...CRAFTS_AND_MONUMENTS,
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
