import type { PaperFamily } from '@pariksha/domain/exam-families'
import type { WrittenItem } from '../question.ts'
import { digest } from '../random.ts'
import type { Topic } from '../topics.ts'
import { type ItemOwner, paperRecipes } from './paper-recipes.ts'

/** Which written items a paper takes: those its own series and access own, those of any series with its access (free or paid), or all. */
export const ITEM_SCOPES = ['own', 'same access', 'all'] as const
export type ItemScope = (typeof ITEM_SCOPES)[number]

/**
 * Each item has one owner, found by weighted rendezvous hashing: the more the papers of an owner ask about the item's topic,
 * the likelier it is theirs, and a new series takes items only for itself.
 */
export function isInScope(item: WrittenItem, scope: ItemScope, paperOwner: ItemOwner | undefined): boolean {
  if (scope === 'all' || !paperOwner) return true
  const owner = ownerOf(item)
  return scope === 'own' ? owner === nameOf(paperOwner) : owner?.endsWith(kindOf(paperOwner)) === true
}

const kindOf = ({ free }: ItemOwner): string => (free ? ' free' : ' paid')
const nameOf = (owner: ItemOwner): string => owner.series + kindOf(owner)

const owners = new WeakMap<WrittenItem, string>()

function ownerOf(item: WrittenItem): string | undefined {
  const known = owners.get(item)
  if (known !== undefined) return known
  const weights = new Map<string, number>()
  for (const { owner, exam, optionCount, weight } of demandByTopic().get(item.topic) ?? [])
    if (item.formOf || (item.exams.includes(exam) && fitsOptions(item, optionCount)))
      weights.set(owner, (weights.get(owner) ?? 0) + weight)
  const [first] = [...weights]
    .map(([owner, weight]) => ({ owner, distance: -Math.log(unitOf(`${item.formOf ?? item.id} ${owner}`)) / weight }))
    .sort((one, other) => one.distance - other.distance)
  if (first) owners.set(item, first.owner)
  return first?.owner
}

/** A number between 0 and 1, the same for the same text. */
const unitOf = (text: string): number => (Number.parseInt(digest(text).slice(0, 8), 16) + 0.5) / 2 ** 32

const fitsOptions = ({ draft }: WrittenItem, optionCount: number): boolean =>
  draft.questions.every(({ distractors, fixedOrder }) =>
    fixedOrder ? fixedOrder.length === optionCount : distractors.length >= optionCount - 1,
  )

type Demand = {
  readonly owner: string
  readonly exam: PaperFamily
  readonly optionCount: number
  readonly weight: number
}

let demand: Map<Topic, Demand[]> | undefined

/** How many questions on each topic the papers of each owner ask. */
function demandByTopic(): ReadonlyMap<Topic, readonly Demand[]> {
  if (demand) return demand
  demand = new Map()
  for (const { series, free, blueprint } of paperRecipes())
    for (const { count, topics } of blueprint.sections.flatMap(({ parts }) => parts))
      for (const topic of topics) {
        const { exam, optionCount } = blueprint
        const entry = { owner: nameOf({ series, free }), exam, optionCount, weight: count / topics.length }
        demand.set(topic, [...(demand.get(topic) ?? []), entry])
      }
  return demand
}
