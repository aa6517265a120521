import { childOf, childrenOf, type XmlElement } from '../../xml/parse-xml.ts'
import { formatNumber } from './number-formats.ts'
import { attribute, isOn, numberOf, value } from './xml-values.ts'

type Level = {
  readonly start: number
  readonly format: string
  readonly text: string
  /** Starts again after a higher level; 0 never. */
  readonly restart: number | undefined
  /** All numbers of the label in digits. */
  readonly legal: boolean
  /** The paragraph style that this level belongs to. */
  readonly style: string | undefined
}

type List = {
  /** Lists of one definition count together. */
  readonly definition: string
  readonly levels: readonly (Level | undefined)[]
  readonly startOverrides: ReadonlyMap<number, number>
}

export type Numbering = {
  /** Counts a paragraph of a list and gives its label, `1.`, `(a)` or `•`. Undefined: no such list. */
  next(list: string, level: number): string | undefined
  /** The level that a list gives to the paragraphs of a style. */
  levelOfStyle(list: string, style: string | undefined): number | undefined
}

const MAX_LEVELS = 9
const BULLET = '•'

export function readNumbering(root: XmlElement | undefined): Numbering {
  const lists = readLists(root)
  const counters = new Map<string, number[]>()
  const begun = new Set<string>()

  function count(id: string, list: List, level: number): number[] {
    const counter = counters.get(list.definition) ?? []
    counters.set(list.definition, counter)
    const override = list.startOverrides.get(level)
    const first = override !== undefined && !begun.has(`${id}/${level}`)
    begun.add(`${id}/${level}`)
    const start = override ?? list.levels[level]?.start ?? 1
    counter[level] = first || counter[level] === undefined ? start : counter[level] + 1
    for (let deeper = level + 1; deeper < MAX_LEVELS; deeper++) {
      const restart = list.levels[deeper]?.restart ?? deeper
      if (restart > level) delete counter[deeper]
    }
    return counter
  }

  return {
    next(id, level) {
      const list = lists.get(id)
      const shape = list?.levels[level]
      if (!list || !shape) return undefined
      const counter = count(id, list, level)
      return shape.text.replace(/%([1-9])/g, (_, digit: string) => {
        const of = Number(digit) - 1
        const format = shape.legal ? 'decimal' : (list.levels[of]?.format ?? 'decimal')
        return formatNumber(format, counter[of] ?? list.levels[of]?.start ?? 1)
      })
    },
    levelOfStyle(id, style) {
      const level =
        style === undefined ? -1 : (lists.get(id)?.levels.findIndex((level) => level?.style === style) ?? -1)
      return level === -1 ? undefined : level
    },
  }
}

function readLists(root: XmlElement | undefined): Map<string, List> {
  const definitions = new Map(
    (root ? childrenOf(root, 'abstractNum') : []).map((element) => [
      attribute(element, 'abstractNumId') ?? '',
      element,
    ]),
  )
  const instances = root ? childrenOf(root, 'num') : []
  /** A definition may only name a style of lists, which is defined elsewhere. */
  const linked = (id: string): string => {
    const link = value(definitions.get(id), 'numStyleLink')
    if (link === undefined) return id
    return [...definitions].find(([, element]) => value(element, 'styleLink') === link)?.[0] ?? id
  }
  return new Map(
    instances.map((instance) => {
      const definition = linked(value(instance, 'abstractNumId') ?? '')
      const levels = readLevels(definitions.get(definition))
      const startOverrides = new Map<number, number>()
      for (const override of childrenOf(instance, 'lvlOverride')) {
        const level = Number(attribute(override, 'ilvl') ?? 0)
        const start = numberOf(override, 'startOverride')
        if (start !== undefined) startOverrides.set(level, start)
        const own = childOf(override, 'lvl')
        if (own && level >= 0 && level < MAX_LEVELS) levels[level] = readLevel(own)
      }
      return [attribute(instance, 'numId') ?? '', { definition, levels, startOverrides }]
    }),
  )
}

function readLevels(definition: XmlElement | undefined): (Level | undefined)[] {
  const levels: (Level | undefined)[] = []
  for (const element of definition ? childrenOf(definition, 'lvl') : []) {
    const level = Number(attribute(element, 'ilvl') ?? 0)
    if (level >= 0 && level < MAX_LEVELS) levels[level] = readLevel(element)
  }
  return levels
}

function readLevel(element: XmlElement): Level {
  // formats that old programs do not know stand in an alternative
  const alternative = childOf(childOf(element, 'AlternateContent'), 'Choice')
  const numFmt = childOf(element, 'numFmt') ?? childOf(alternative, 'numFmt')
  const format = attribute(numFmt, 'val') ?? 'decimal'
  return {
    start: numberOf(element, 'start') ?? 1,
    format: format === 'custom' && attribute(numFmt, 'format')?.startsWith('01') ? 'decimalZero' : format,
    // the signs of bullets are of symbol fonts
    text: format === 'bullet' ? BULLET : (value(element, 'lvlText') ?? ''),
    restart: numberOf(element, 'lvlRestart'),
    legal: isOn(element, 'isLgl') ?? false,
    style: value(element, 'pStyle'),
  }
}
