import { CRAFTS } from './crafts.ts'
import { CUSTOMS } from './customs.ts'
import { DISCOVERY } from './discovery.ts'
import { ECONOMY } from './economy.ts'
import { IDEAS } from './ideas.ts'
import { LAND } from './land.ts'
import { LIFE } from './life.ts'
import { NATURE } from './nature.ts'
import { PAST } from './past.ts'
import { PLACES } from './places.ts'
import { SCIENCE } from './science.ts'
import { SOCIETY } from './society.ts'
import { THOUGHTS } from './thoughts.ts'
import { TRADE } from './trade.ts'
import { WORK } from './work.ts'
import { WORKS } from './works.ts'

export const PASSAGES = [
  ...TRADE,
  ...LAND,
  ...SCIENCE,
  ...LIFE,
  ...ECONOMY,
  ...WORK,
  ...PAST,
  ...NATURE,
  ...DISCOVERY,
  ...SOCIETY,
  ...IDEAS,
  ...CUSTOMS,
  ...WORKS,
  ...THOUGHTS,
  ...PLACES,
  ...CRAFTS,
]
