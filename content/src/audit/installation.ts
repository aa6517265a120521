import { BANK } from '../bank.ts'
import { assemblePaper } from '../papers/assemble.ts'
import type { Blueprint } from '../papers/blueprints/blueprint.ts'
import { type Making, makingOrder, type Spent, spentBefore } from '../papers/making-order.ts'
import type { PaperSource } from '../papers/paper.ts'
import type { Bank } from '../papers/sources.ts'

export type MadePaper = Making & {
  readonly blueprint: Blueprint
  readonly paper: PaperSource
  readonly fingerprints: readonly string[]
}

/** Every paper of an installation with this secret, in the order in which a first start makes them. */
export function installation(secret: string, bank: Bank = BANK): readonly MadePaper[] {
  const made: MadePaper[] = []
  for (const making of makingOrder()) {
    const spent: Spent = spentBefore(making, made)
    const { paper, fingerprints } = assemblePaper(making.blueprint, bank, `${secret}/${making.contentId}`, spent)
    made.push({ ...making, paper, fingerprints })
  }
  return made
}
