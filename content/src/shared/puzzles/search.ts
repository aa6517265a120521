import { itemAt } from '../../checked-access.ts'
import type { Random } from '../../random.ts'
import type { LocalizedText } from '../../text.ts'

/** What is to be found: variables with the values each may take, and groups in which no value comes twice. */
export type Space = {
  readonly domains: readonly (readonly number[])[]
  readonly different: readonly (readonly number[])[]
}
export type Values = readonly number[]

/** Something said about the variables `over`; `holds` reads no others. */
export type Constraint = {
  readonly text: LocalizedText
  readonly over: readonly number[]
  readonly holds: (values: Values) => boolean
}

const UNKNOWN = -1

/**
 * Up to `limit` solutions, in an order that `random` mixes: the variable with few values left and many constraints comes next, and
 * every constraint that waits for a single variable narrows it at once.
 */
export function search(space: Space, constraints: readonly Constraint[], limit: number, random?: Random): number[][] {
  const size = space.domains.length
  const values: number[] = new Array<number>(size).fill(UNKNOWN)
  const found: number[][] = []
  const constraintsOf = space.domains.map((_, variable) => constraints.filter(({ over }) => over.includes(variable)))
  const groupsOf = space.domains.map((_, variable) => space.different.filter((group) => group.includes(variable)))
  const start = space.domains.map((domain) => domain.reduce((mask, value) => mask | (1 << value), 0))
  // constraints about one variable alone narrow it before anything is chosen
  for (const constraint of constraints)
    if (constraint.over.length === 1) narrow(constraint, itemAt(constraint.over, 0), start)

  function narrow(constraint: Constraint, variable: number, left: number[]): boolean {
    let mask = itemAt(left, variable)
    for (let value = 0; mask >> value; value++) {
      if (!((mask >> value) & 1)) continue
      values[variable] = value
      if (!constraint.holds(values)) mask &= ~(1 << value)
    }
    values[variable] = UNKNOWN
    left[variable] = mask
    return mask !== 0
  }

  function propagate(variable: number, left: number[]): boolean {
    const bit = 1 << itemAt(values, variable)
    for (const group of itemAt(groupsOf, variable)) {
      for (const other of group) {
        if (other === variable || values[other] !== UNKNOWN) continue
        left[other] = itemAt(left, other) & ~bit
        if (left[other] === 0) return false
      }
    }
    for (const constraint of itemAt(constraintsOf, variable)) {
      let waiting = UNKNOWN
      let count = 0
      for (const one of constraint.over) {
        if (values[one] !== UNKNOWN) continue
        waiting = one
        count++
      }
      if (count === 0 ? !constraint.holds(values) : count === 1 && !narrow(constraint, waiting, left)) return false
    }
    return true
  }

  function go(left: readonly number[]): void {
    let next = UNKNOWN
    let fewest = 99
    for (let variable = 0; variable < size; variable++) {
      if (values[variable] !== UNKNOWN) continue
      const count = bits(itemAt(left, variable))
      // of few values first, but rather one that many constraints speak of: a person's seat before the way somebody looks
      const weight = count === 1 ? 0 : count / (1 + itemAt(constraintsOf, variable).length)
      if (weight >= fewest) continue
      next = variable
      fewest = weight
      if (weight === 0) break
    }
    if (next === UNKNOWN) {
      found.push([...values])
      return
    }
    const mask = itemAt(left, next)
    const order: number[] = []
    for (let value = 0; mask >> value; value++) if ((mask >> value) & 1) order.push(value)
    for (const value of random ? random.shuffle(order) : order) {
      values[next] = value
      const narrowed = [...left]
      if (propagate(next, narrowed)) go(narrowed)
      values[next] = UNKNOWN
      if (found.length >= limit) return
    }
  }
  if (start.every((mask) => mask !== 0)) go(start)
  return found
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest; rest &= rest - 1) count++
  return count
}

const sameValues = (a: Values, b: Values) => a.every((value, n) => value === b[n])

/**
 * Constraints of those offered that leave only the hidden arrangement, and of which none can be spared; undefined when even
 * all of them leave another. Each one taken rules out an arrangement that those before it still allow.
 */
export function minimalConstraints(
  space: Space,
  offered: readonly Constraint[],
  hidden: Values,
  random: Random,
): readonly Constraint[] | undefined {
  let constraints: Constraint[] = []
  const pool = random.shuffle(offered)
  for (;;) {
    const other = search(space, constraints, 2, random).find((found) => !sameValues(found, hidden))
    if (!other) break
    const against = pool.find((constraint) => !constraints.includes(constraint) && !constraint.holds(other))
    if (!against) return undefined
    constraints.push(against)
  }
  for (const constraint of [...constraints]) {
    const others = constraints.filter((one) => one !== constraint)
    if (search(space, others, 2).length === 1) constraints = others
  }
  return random.shuffle(constraints)
}

/**
 * All arrangements that agree with the constraints, at most two, found without looking ahead: one variable after the other
 * takes each of its values, and a constraint is asked once all it speaks of is placed.
 */
function tryEverything(space: Space, constraints: readonly Constraint[]): number[][] {
  const order = variableOrder(space, constraints)
  const turn = (variable: number) => order.indexOf(variable)
  const asked = order.map((_, n) => constraints.filter(({ over }) => Math.max(...over.map(turn)) === n))
  const placed = order.map((variable, n) =>
    space.different
      .filter((group) => group.includes(variable))
      .flatMap((group) => group.filter((one) => turn(one) < n)),
  )
  const values: number[] = []
  const found: number[][] = []
  const place = (n: number): void => {
    const variable = order[n]
    if (variable === undefined) {
      found.push([...values])
      return
    }
    for (const value of itemAt(space.domains, variable)) {
      if (itemAt(placed, n).some((other) => values[other] === value)) continue
      values[variable] = value
      if (itemAt(asked, n).every(({ holds }) => holds(values))) place(n + 1)
      if (found.length > 1) return
    }
  }
  place(0)
  return found
}

/** The variables, each time the one next that most constraints speak of together with those before it. */
function variableOrder(space: Space, constraints: readonly Constraint[]): readonly number[] {
  const order: number[] = []
  const left = new Set(space.domains.keys())
  while (left.size > 0) {
    const ready = (variable: number) =>
      constraints.filter(
        ({ over }) => over.includes(variable) && over.every((one) => one === variable || !left.has(one)),
      ).length
    const mentioned = (variable: number) => constraints.filter(({ over }) => over.includes(variable)).length
    const next = [...left].reduce((best, one) =>
      ready(one) * 20 + mentioned(one) > ready(best) * 20 + mentioned(best) ? one : best,
    )
    left.delete(next)
    order.push(next)
  }
  return order
}

/** The one arrangement that agrees with the constraints; throws where there is none, a second one, or a constraint too many. */
export function provenSolution(space: Space, constraints: readonly Constraint[]): Values {
  const [solution, second] = tryEverything(space, constraints)
  if (!solution || second) throw new Error(`${solution ? 'several' : 'no'} solutions`)
  const spare = constraints.find(
    (constraint) =>
      tryEverything(
        space,
        constraints.filter((other) => other !== constraint),
      ).length === 1,
  )
  if (spare) throw new Error(`not needed: ${spare.text.en}`)
  return solution
}
