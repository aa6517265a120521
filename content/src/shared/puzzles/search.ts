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
export type Rule = {
  readonly text: LocalizedText
  readonly over: readonly number[]
  readonly holds: (values: Values) => boolean
}

const UNKNOWN = -1

/**
 * Up to `limit` solutions, in an order that `random` mixes: the variable with few values left and many rules comes next, and
 * every rule that waits for a single variable narrows it at once.
 */
export function search(space: Space, rules: readonly Rule[], limit: number, random?: Random): number[][] {
  const size = space.domains.length
  const values: number[] = new Array<number>(size).fill(UNKNOWN)
  const found: number[][] = []
  const rulesOf = space.domains.map((_, variable) => rules.filter(({ over }) => over.includes(variable)))
  const groupsOf = space.domains.map((_, variable) => space.different.filter((group) => group.includes(variable)))
  const start = space.domains.map((domain) => domain.reduce((mask, value) => mask | (1 << value), 0))
  // rules about one variable alone narrow it before anything is chosen
  for (const rule of rules) if (rule.over.length === 1) narrow(rule, itemAt(rule.over, 0), start)

  function narrow(rule: Rule, variable: number, left: number[]): boolean {
    let mask = itemAt(left, variable)
    for (let value = 0; mask >> value; value++) {
      if (!((mask >> value) & 1)) continue
      values[variable] = value
      if (!rule.holds(values)) mask &= ~(1 << value)
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
    for (const rule of itemAt(rulesOf, variable)) {
      let waiting = UNKNOWN
      let count = 0
      for (const one of rule.over) {
        if (values[one] !== UNKNOWN) continue
        waiting = one
        count++
      }
      if (count === 0 ? !rule.holds(values) : count === 1 && !narrow(rule, waiting, left)) return false
    }
    return true
  }

  function go(left: readonly number[]): void {
    let next = UNKNOWN
    let fewest = 99
    for (let variable = 0; variable < size; variable++) {
      if (values[variable] !== UNKNOWN) continue
      const count = bits(itemAt(left, variable))
      // of few values first, but rather one that many rules speak of: a person's seat before the way somebody looks
      const weight = count === 1 ? 0 : count / (1 + itemAt(rulesOf, variable).length)
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
 * Rules of those offered that leave only the hidden arrangement, and of which none can be spared; undefined when even
 * all of them leave another. Each one taken rules out an arrangement that those before it still allow.
 */
export function neededRules(
  space: Space,
  offered: readonly Rule[],
  hidden: Values,
  random: Random,
): readonly Rule[] | undefined {
  let rules: Rule[] = []
  const pool = random.shuffle(offered)
  for (;;) {
    const other = search(space, rules, 2, random).find((found) => !sameValues(found, hidden))
    if (!other) break
    const against = pool.find((rule) => !rules.includes(rule) && !rule.holds(other))
    if (!against) return undefined
    rules.push(against)
  }
  for (const rule of [...rules]) {
    const others = rules.filter((one) => one !== rule)
    if (search(space, others, 2).length === 1) rules = others
  }
  return random.shuffle(rules)
}

/**
 * All arrangements that agree with the rules, at most two, found without looking ahead: one variable after the other
 * takes each of its values, and a rule is asked once all it speaks of is placed.
 */
function tryEverything(space: Space, rules: readonly Rule[]): number[][] {
  const order = spokenOf(space, rules)
  const turn = (variable: number) => order.indexOf(variable)
  const asked = order.map((_, n) => rules.filter(({ over }) => Math.max(...over.map(turn)) === n))
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

/** The variables, each time the one next that most rules speak of together with those before it. */
function spokenOf(space: Space, rules: readonly Rule[]): readonly number[] {
  const order: number[] = []
  const left = new Set(space.domains.keys())
  while (left.size > 0) {
    const ready = (variable: number) =>
      rules.filter(({ over }) => over.includes(variable) && over.every((one) => one === variable || !left.has(one)))
        .length
    const spoken = (variable: number) => rules.filter(({ over }) => over.includes(variable)).length
    const next = [...left].reduce((best, one) =>
      ready(one) * 20 + spoken(one) > ready(best) * 20 + spoken(best) ? one : best,
    )
    left.delete(next)
    order.push(next)
  }
  return order
}

/** The one arrangement that agrees with the rules; throws where there is none, a second one, or a rule too many. */
export function provenSolution(space: Space, rules: readonly Rule[]): Values {
  const [solution, second] = tryEverything(space, rules)
  if (!solution || second) throw new Error(`${solution ? 'several' : 'no'} solutions`)
  const spare = rules.find(
    (rule) =>
      tryEverything(
        space,
        rules.filter((other) => other !== rule),
      ).length === 1,
  )
  if (spare) throw new Error(`not needed: ${spare.text.en}`)
  return solution
}
