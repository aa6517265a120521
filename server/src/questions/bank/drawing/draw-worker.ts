import { BANK } from '@pariksha/content/bank'
import { type DrawnSet, type DrawTask, drawAgain, drawSets } from './draw.ts'
import { specOf } from './token.ts'

/** On a thread of its own: the templates take a second to load and 100 MB. */
export const draw = (task: DrawTask): readonly DrawnSet[] => drawSets(BANK, task)

/** Undefined in the place of what is not there any more. */
export const redraw = (tokens: readonly string[]): readonly (DrawnSet | undefined)[] =>
  tokens.map((token) => drawAgain(BANK, specOf(token)))
