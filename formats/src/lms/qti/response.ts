import { compareDecimals } from '@pariksha/domain/question'
import { parseDecimal, rangeAround } from '../../building/decimals.ts'
import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from '../../xml/parse-xml.ts'

/** What the response declaration of an item says is right. */
export type Response = {
  readonly several: boolean
  /** Identifiers or typed texts. */
  readonly right: readonly string[]
  /** Whether answers are worth something besides nothing and everything. */
  readonly partly: boolean
}

export function responseOf(item: XmlElement, identifier: string): Response {
  const declaration = childrenOf(item, 'responseDeclaration').find((one) => one.attributes.identifier === identifier)
  const several = declaration?.attributes.cardinality === 'multiple'
  const correct = childrenOf(childOf(declaration, 'correctResponse') ?? EMPTY, 'value').map((value) =>
    textOf(value).trim(),
  )
  const mapped = childrenOf(childOf(declaration, 'mapping') ?? EMPTY, 'mapEntry').map(({ attributes }) => ({
    key: attributes.mapKey ?? '',
    value: Number(attributes.mappedValue ?? '0') || 0,
  }))
  const max = Math.max(0, ...mapped.map(({ value }) => value))
  const best = mapped.filter(({ value }) => value > 0 && (several || value === max)).map(({ key }) => key)
  const right = correct.length > 0 ? correct : best
  const partly = mapped.some(({ key, value }) => value < 0 || (value > 0 && !right.includes(key)))
  return { several, right, partly }
}

const EMPTY: XmlElement = { name: '', namespace: '', attributes: {}, children: [], line: 1 }

type Range = { readonly low: string; readonly high: string }

/** The range of a typed number, from how the response is processed, else the number itself. */
export function typedRange(item: XmlElement, identifier: string, right: readonly string[]): Range | undefined {
  const processing = childOf(item, 'responseProcessing') ?? EMPTY
  const tests = (name: string) =>
    descendantsOf(processing, name).filter((test) =>
      descendantsOf(test, 'variable').some(({ attributes }) => attributes.identifier === identifier),
    )
  const [min, max] = [boundOf(tests('gte')[0] ?? tests('gt')[0]), boundOf(tests('lte')[0] ?? tests('lt')[0])]
  if (min !== undefined && max !== undefined && compareDecimals(min, max) <= 0) return { low: min, high: max }
  const values = right.map((one) => parseDecimal(one))
  const [first] = values
  if (first === undefined || values.some((value) => value === undefined || compareDecimals(value, first) !== 0))
    return undefined
  const [equal] = tests('equal')
  const [rounded] = tests('equalRounded')
  if (equal?.attributes.toleranceMode && equal.attributes.toleranceMode !== 'exact') return toleranceOf(equal, first)
  if (rounded && rounded.attributes.roundingMode !== 'significantFigures')
    return rangeAround(first, `5e-${Number(rounded.attributes.figures ?? '0') + 1}`)
  return { low: first, high: first }
}

const boundOf = (test: XmlElement | undefined): string | undefined => {
  const [value] = test ? descendantsOf(test, 'baseValue') : []
  return value && parseDecimal(textOf(value))
}

/** `tolerance="0.5"` or `"0.5 1"`: below and above, absolute or in percent. */
function toleranceOf({ attributes }: XmlElement, value: string): Range | undefined {
  const [below = '0', above = below] = (attributes.tolerance ?? '0').trim().split(/\s+/)
  const distance = (size: string) =>
    attributes.toleranceMode === 'relative' ? String(Math.abs(Number(value)) * (Number(size) / 100)) : size
  const [low, high] = [rangeAround(value, distance(below))?.low, rangeAround(value, distance(above))?.high]
  return low !== undefined && high !== undefined ? { low, high } : undefined
}
