import { keysOf } from '../../checked-access.ts'
import { same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

/** The five standing answers of the bank examinations about x and y; their order is always the same. */
export const RELATIONS = {
  more: same('x > y'),
  'more or equal': same('x ≥ y'),
  less: same('x < y'),
  'less or equal': same('x ≤ y'),
  none: say(
    'x = y, or no relation can be established',
    'x = y, లేదా ఏ సంబంధాన్నీ నిర్ధారించలేం',
    'x = y, या कोई संबंध स्थापित नहीं किया जा सकता',
  ),
} as const satisfies Record<string, LocalizedText>
export type Relation = keyof typeof RELATIONS
export const RELATION_NAMES = keysOf(RELATIONS)

/** What holds whichever values x and y take of theirs. */
export function relationOf(xs: readonly number[], ys: readonly number[]): Relation {
  const gaps = xs.flatMap((x) => ys.map((y) => x - y))
  if (gaps.every((gap) => gap > 0)) return 'more'
  if (gaps.every((gap) => gap < 0)) return 'less'
  if (gaps.every((gap) => gap === 0)) return 'none'
  if (gaps.every((gap) => gap >= 0)) return 'more or equal'
  if (gaps.every((gap) => gap <= 0)) return 'less or equal'
  return 'none'
}
