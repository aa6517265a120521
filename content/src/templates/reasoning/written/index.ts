import type { WrittenItem } from '../../../question.ts'
import { ACTIONS, ARGUMENTS } from './arguments.ts'
import { ASSUMPTIONS, CONCLUSIONS } from './assumptions.ts'
import { CAUSES } from './causes.ts'

/** Statements to be judged, written by hand; each verdict is argued in its explanation. */
export const REASONING_ITEMS: readonly WrittenItem[] = [
  ...ASSUMPTIONS,
  ...CONCLUSIONS,
  ...ARGUMENTS,
  ...ACTIONS,
  ...CAUSES,
]
