import { LAND } from './land.ts'
import { LIFE } from './life.ts'
import { SCIENCE } from './science.ts'
import { TRADE } from './trade.ts'

export const PASSAGES = [...TRADE, ...LAND, ...SCIENCE, ...LIFE]
