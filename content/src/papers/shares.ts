import type { PaperFamily } from '@pariksha/domain/exam-families'
import type { WrittenItem } from '../question.ts'
import { digest } from '../random.ts'
import type { Topic } from '../topics.ts'
import { paperRecipes, type Share } from './paper-recipes.ts'

/** Whose written items a paper takes: those of its own share, of all shares with the same access (free or paid), or any. */
export const ITEM_SCOPES = ['own share', 'same access', 'all'] as const
export type ItemScope = (typeof ITEM_SCOPES)[number]

/**
 * Each item has one owner, found by weighted rendezvous hashing: the more a share asks about the item's topic, the likelier
 * it is to be the owner, and a new series takes items only for itself.
 */
export function isInScope(item: WrittenItem, scope: ItemScope, share: Share | undefined): boolean {
  if (scope === 'all' || !share) return true
  const owner = ownerOf(item)
  return scope === 'own share' ? owner === nameOf(share) : owner?.endsWith(kindOf(share)) === true
}

const kindOf = ({ free }: Share): string => (free ? ' free' : ' paid')
const nameOf = (share: Share): string => share.series + kindOf(share)

const owners = new WeakMap<WrittenItem, string>()

function ownerOf(item: WrittenItem): string | undefined {
  const known = owners.get(item)
  if (known !== undefined) return known
  const weights = new Map<string, number>()
  for (const { share, exam, optionCount, weight } of demandByTopic().get(item.topic) ?? [])
    if (item.formOf || (item.exams.includes(exam) && fitsOptions(item, optionCount)))
      weights.set(share, (weights.get(share) ?? 0) + weight)
  const [first] = [...weights]
    .map(([share, weight]) => ({ share, distance: -Math.log(unitOf(`${item.formOf ?? item.id} ${share}`)) / weight }))
    .sort((one, other) => one.distance - other.distance)
  if (first) owners.set(item, first.share)
  return first?.share
}

/** A number between 0 and 1, the same for the same text. */
const unitOf = (text: string): number => (Number.parseInt(digest(text).slice(0, 8), 16) + 0.5) / 2 ** 32

const fitsOptions = ({ draft }: WrittenItem, optionCount: number): boolean =>
  draft.questions.every(({ distractors, fixedOrder }) =>
    fixedOrder ? fixedOrder.length === optionCount : distractors.length >= optionCount - 1,
  )

type Demand = {
  readonly share: string
  readonly exam: PaperFamily
  readonly optionCount: number
  readonly weight: number
}

let demand: Map<Topic, Demand[]> | undefined

/** How many questions on each topic the papers of each share ask. */
function demandByTopic(): ReadonlyMap<Topic, readonly Demand[]> {
  if (demand) return demand
  demand = new Map()
  for (const { series, free, blueprint } of paperRecipes())
    for (const { count, topics } of blueprint.sections.flatMap(({ parts }) => parts))
      for (const topic of topics) {
        const { exam, optionCount } = blueprint
        const entry = { share: nameOf({ series, free }), exam, optionCount, weight: count / topics.length }
        demand.set(topic, [...(demand.get(topic) ?? []), entry])
      }
  return demand
}
