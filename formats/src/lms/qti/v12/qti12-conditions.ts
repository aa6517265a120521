import { compareDecimals } from '@pariksha/domain/question'
import { parseDecimal } from '../../../building/decimals.ts'
import { childOf, childrenOf, descendantsOf, isElement, textOf, type XmlElement } from '../../../xml/parse-xml.ts'

/** What an answer is worth under a condition, and what is said to it. */
export type Condition = {
  readonly score: number
  /** The options or texts that have to be answered. */
  readonly equal: readonly string[]
  readonly min: string | undefined
  readonly max: string | undefined
  readonly feedback: readonly string[]
}

export function conditionsOf(item: XmlElement): Condition[] {
  return descendantsOf(item, 'respcondition').map((condition) => {
    const test = childOf(condition, 'conditionvar') ?? condition
    const bound = (...names: string[]) => {
      const [found] = names.flatMap((name) => descendantsOf(test, name))
      return found && parseDecimal(textOf(found))
    }
    return {
      score: scoreOf(condition),
      equal: positive(test),
      min: bound('vargte', 'vargt'),
      max: bound('varlte', 'varlt'),
      feedback: childrenOf(condition, 'displayfeedback').map(({ attributes }) => attributes.linkrefid ?? ''),
    }
  })
}

/** "SCORE.max" is everything; a condition that sets nothing is worth nothing, unless it is called correct. */
function scoreOf(condition: XmlElement): number {
  const values = childrenOf(condition, 'setvar').map((setvar) => textOf(setvar).trim())
  if (values.length === 0) return condition.attributes.title === 'correct' ? 1 : 0
  if (values.some((value) => /\.max$/i.test(value))) return 100
  return Math.max(...values.map((value) => Number(value) || 0))
}

/** What has to be equal, without what must not be. */
const positive = (element: XmlElement): string[] =>
  element.children.filter(isElement).flatMap((child) => {
    if (child.name === 'not') return []
    const text = textOf(child).trim()
    return child.name === 'varequal' ? (text === '' ? [] : [text]) : positive(child)
  })

/** The range of a typed number; `words`: something else is asked for. */
export function rangeOf(conditions: readonly Condition[]): { low: string; high: string } | 'several' | 'words' | null {
  const full = conditions.filter(({ score, min, equal }) => score > 0 && (min !== undefined || equal.length > 0))
  const ranges = full.flatMap(({ min, max, equal }) =>
    min !== undefined && max !== undefined
      ? [{ low: min, high: max }]
      : equal.map((text) => ({ low: parseDecimal(text), high: parseDecimal(text) })),
  )
  const [first] = ranges
  if (!first) return null
  const numbers = ranges.flatMap(({ low, high }) => (low === undefined || high === undefined ? [] : [{ low, high }]))
  if (numbers.length < ranges.length) return 'words'
  const [range] = numbers
  const same = ({ low, high }: { low: string; high: string }) =>
    range && compareDecimals(low, range.low) === 0 && compareDecimals(high, range.high) === 0
  return range && numbers.every(same) ? range : 'several'
}
