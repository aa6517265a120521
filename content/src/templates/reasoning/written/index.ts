import type { WrittenItem } from '../../../question.ts'
import { ACTIONS, ARGUMENTS } from './arguments.ts'
import { ASSUMPTIONS, CONCLUSIONS } from './assumptions.ts'
import { CAUSES } from './causes.ts'
import { MORE_ACTIONS } from './tables/actions.ts'
import { MORE_ARGUMENTS } from './tables/arguments.ts'
import { MORE_ASSUMPTIONS } from './tables/assumptions.ts'
import { MORE_CAUSES } from './tables/causes.ts'
import { MORE_CONCLUSIONS } from './tables/conclusions.ts'

/** Statements to be judged, written by hand; each verdict is argued in its explanation. */
export const REASONING_ITEMS: readonly WrittenItem[] = [
  ...ASSUMPTIONS,
  ...MORE_ASSUMPTIONS,
  ...CONCLUSIONS,
  ...MORE_CONCLUSIONS,
  ...ARGUMENTS,
  ...MORE_ARGUMENTS,
  ...ACTIONS,
  ...MORE_ACTIONS,
  ...CAUSES,
  ...MORE_CAUSES,
]
