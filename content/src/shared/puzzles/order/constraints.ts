import type { Random } from '../../../random.ts'
import type { Constraint } from '../search.ts'
import { at, type Order, subjectOf } from './order.ts'
import type { Attribute } from './wording.ts'

/** What clues may say that is true; `direct`: how many of them state a place. */
export function constraintsOf(random: Random, order: Order, direct: number): Constraint[] {
  const variables = [...order.subjects.keys()]
  return [
    ...variables.flatMap((a) => [
      ...constraintsOfOne(random, order, a),
      ...variables.flatMap((b) => (a === b ? [] : constraintsOfTwo(random, order, a, b))),
    ]),
    ...random.sample(variables, direct).map((a) => statedPlace(order, a)),
    ...(order.attribute ? constraintsOfAttribute(random, order, order.attribute) : []),
  ]
}

function constraintsOfOne(random: Random, order: Order, a: number): Constraint[] {
  const { size, hidden, wording } = order
  const constraints: Constraint[] = []
  const here = at(hidden, a)
  const one = subjectOf(order, a)
  for (const { has, text } of wording.kinds)
    if (has(here) && random.chance(0.4)) constraints.push({ text: text(one), over: [a], holds: (v) => has(at(v, a)) })
  const not = random.int(0, size - 1)
  if (not !== here) constraints.push({ text: wording.notAt(one, not), over: [a], holds: (v) => at(v, a) !== not })
  return constraints
}

function constraintsOfTwo(random: Random, order: Order, a: number, b: number): Constraint[] {
  const { hidden, wording } = order
  const constraints: Constraint[] = []
  const [one, other, over] = [subjectOf(order, a), subjectOf(order, b), [a, b]]
  const gap = at(hidden, b) - at(hidden, a)
  if (gap === 0) return []
  const between = Math.abs(gap) - 1
  if (a < b && between > 0) {
    if (random.chance(0.5))
      constraints.push({
        text: wording.apart(one, other, between),
        over,
        holds: (v) => Math.abs(at(v, a) - at(v, b)) === between + 1,
      })
    if (random.chance(0.3))
      constraints.push({ text: wording.separate(one, other), over, holds: (v) => Math.abs(at(v, a) - at(v, b)) !== 1 })
  }
  if (gap < 0) return constraints
  if (between === 0) constraints.push({ text: wording.next(other, one), over, holds: (v) => at(v, b) - at(v, a) === 1 })
  else if (random.chance(0.5))
    constraints.push({
      text: wording.gap(other, one, between),
      over,
      holds: (v) => at(v, b) - at(v, a) === between + 1,
    })
  else if (random.chance(0.3))
    constraints.push({ text: wording.later(other, one), over, holds: (v) => at(v, b) > at(v, a) })
  return constraints
}

function statedPlace(order: Order, a: number): Constraint {
  const here = at(order.hidden, a)
  return { text: order.wording.at(subjectOf(order, a), here), over: [a], holds: (v) => at(v, a) === here }
}

function constraintsOfAttribute(random: Random, order: Order, { is, isNot }: Attribute): Constraint[] {
  const { places, size, hidden } = order
  const constraints: Constraint[] = []
  for (const a of places) {
    for (const b of places.map((n) => n + size)) {
      const [item, value, over] = [subjectOf(order, a), subjectOf(order, b), [a, b]]
      const together = at(hidden, a) === at(hidden, b)
      if (together && random.chance(0.4))
        constraints.push({ text: is(item, value), over, holds: (v) => at(v, a) === at(v, b) })
      if (!together && random.chance(0.15))
        constraints.push({ text: isNot(item, value), over, holds: (v) => at(v, a) !== at(v, b) })
    }
  }
  return constraints
}
