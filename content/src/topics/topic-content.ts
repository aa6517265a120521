import type { Template, WrittenItem } from '../question.ts'
import type { Relation } from '../shared/facts/table.ts'

/**
 * What a topic asks with. Their order counts: papers draw from it, and another order is another paper from the same seed.
 */
export type TopicContent = {
  readonly templates?: readonly Template[]
  readonly items?: readonly WrittenItem[]
  /** The facts that its templates ask, for the checks of facts. */
  readonly relations?: readonly Relation[]
}
