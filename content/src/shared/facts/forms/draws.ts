import type { Random } from '../../../random.ts'
import { LEVELS, type Level } from '../../../topics.ts'
import { type Fact, holds, type Relation, upTo } from '../table.ts'

export type Pair = { readonly a: Fact; readonly b: Fact }

/** The relations that can give so many facts that stand apart, by level. */
export function richEnough(relations: readonly Relation[], levels: readonly Level[], count: number) {
  const byLevel = new Map(
    levels.map((level) => [level, relations.filter((relation) => gives(upTo(relation, level), relation, count))]),
  )
  return {
    levels: LEVELS.filter((level) => (byLevel.get(level)?.length ?? 0) > 0),
    at: (level: Level): readonly Relation[] => byLevel.get(level) ?? [],
  }
}

const gives = (facts: readonly Fact[], relation: Relation, count: number): boolean =>
  facts.length > count &&
  facts.some((_, start) => standingApart([...facts.slice(start), ...facts.slice(0, start)], relation, count))

function standingApart(facts: readonly Fact[], relation: Relation, count: number): readonly Fact[] | undefined {
  const chosen: Fact[] = []
  for (const fact of facts) {
    if (chosen.every((one) => apart(relation, one, fact))) chosen.push(fact)
    if (chosen.length === count) return chosen
  }
  return undefined
}

/** So many facts of which no cell repeats and no two can be exchanged for one another. */
export function distinctFacts(random: Random, relation: Relation, level: Level, count: number): readonly Fact[] {
  const facts = upTo(relation, level)
  for (let tries = 0; tries < 1000; tries++) {
    const chosen = standingApart(random.shuffle(facts), relation, count)
    if (chosen) return chosen
  }
  throw new Error(`${relation.id} has no ${count} facts that stand apart`)
}

const apart = (relation: Relation, one: Fact, other: Fact): boolean =>
  one.a.en !== other.a.en &&
  one.b.en !== other.b.en &&
  !holds(relation, one.a.en, other.b.en) &&
  !holds(relation, other.a.en, one.b.en)

/** A fact told wrongly: its first cell with the second of another fact (not of those beside it), or with one made for it. */
export function falsePair(random: Random, relation: Relation, fact: Fact, beside: readonly Fact[] = []): Pair {
  if (fact.lures) return { a: fact, b: { ...fact, b: random.pick(fact.lures) } }
  const numeric = /^\d+$/.test(fact.b.en)
  const wrong = relation.facts.filter((other) => !holds(relation, fact.a.en, other.b.en))
  const elsewhere = wrong.filter((other) => beside.every((one) => one.b.en !== other.b.en))
  const others = elsewhere.length > 0 ? elsewhere : wrong
  const gap = (other: Fact) => Math.abs(Number(other.b.en) - Number(fact.b.en))
  const near = numeric ? others.toSorted((one, other) => gap(one) - gap(other)).slice(0, 8) : others
  return { a: fact, b: random.pick(near) }
}
