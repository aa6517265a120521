import { sum } from '../../numbers.ts'
import type { Random } from '../../random.ts'
import { ratio } from '../../text/format.ts'
import { say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import type { Level } from '../../topics.ts'

/** What shops sold in five years. Telugu and Hindi have the goods in the form before “number”. */
export type Sales = {
  readonly goods: LocalizedText
  readonly shops: readonly string[]
  readonly years: readonly number[]
  /** By shop and year. */
  readonly values: readonly (readonly number[])[]
}

/** A question about the sales, by what it is about; a and b are shops, x and y years. */
export type SalesQuestion = {
  readonly kind: Kind
  readonly a: number
  readonly b: number
  readonly x: number
  readonly y: number
  readonly p: number
  readonly q: number
}
type Kind =
  | 'average'
  | 'ratio'
  | 'change'
  | 'difference'
  | 'part'
  | 'next year'
  | 'share'
  | 'returned'
  | 'excess'
  | 'above'
const KINDS: Readonly<Record<'medium' | 'hard', readonly Kind[]>> = {
  medium: ['average', 'ratio', 'change', 'difference', 'part'],
  hard: ['next year', 'share', 'returned', 'excess', 'above'],
}

const YEARS = 5

/** Kinds in which the two years may be exchanged. */
const TOGETHER: readonly Kind[] = ['ratio', 'difference', 'share']

const GOODS: readonly LocalizedText[] = [
  say('cars', 'కార్ల', 'कारों'),
  say('bicycles', 'సైకిళ్ల', 'साइकिलों'),
  say('books', 'పుస్తకాల', 'किताबों'),
  say('watches', 'గడియారాల', 'घड़ियों'),
  say('lamps', 'దీపాల', 'बत्तियों'),
]

export const cell = ({ values }: Sales, shop: number, year: number): number => values[shop]?.[year] ?? 0
export const ofShop = (sales: Sales, shop: number): number => sum(sales.values[shop] ?? [])
export const ofYear = ({ values }: Sales, year: number): number => sum(values.map((row) => row[year] ?? 0))

/** The answer, by formula; the ratio as its two sides. */
export function worth(sales: Sales, { kind, a, b, x, y, p, q }: SalesQuestion): number | readonly [number, number] {
  const { shops } = sales
  switch (kind) {
    case 'average':
      return ofShop(sales, a) / sales.years.length
    case 'ratio':
      return [cell(sales, a, x) + cell(sales, a, y), cell(sales, b, x) + cell(sales, b, y)]
    case 'change':
      return (Math.abs(cell(sales, a, y) - cell(sales, a, x)) * 100) / cell(sales, a, x)
    case 'difference':
      return Math.abs(ofYear(sales, x) - ofYear(sales, y))
    case 'part':
      return (cell(sales, a, x) * 100) / cell(sales, b, y)
    case 'next year': {
      const last = sales.years.length - 1
      return (cell(sales, a, last) * (100 + p) + cell(sales, b, last) * (100 - q)) / 100
    }
    case 'share':
      return ((cell(sales, a, x) + cell(sales, a, y)) * 100) / (ofYear(sales, x) + ofYear(sales, y))
    case 'returned':
      return (cell(sales, a, x) * p + cell(sales, b, x) * q) / (cell(sales, a, x) + cell(sales, b, x))
    case 'excess':
      return ((ofShop(sales, a) - ofShop(sales, b)) * 100) / ofShop(sales, b)
    case 'above':
      return sales.years.filter((_, year) => cell(sales, a, year) * shops.length > ofYear(sales, year)).length
  }
}

/** A number that papers would print. */
function neat(sales: Sales, asked: SalesQuestion): boolean {
  const value = worth(sales, asked)
  if (typeof value !== 'number') return value[0] !== value[1] && Math.max(...ratioParts(value)) <= 40
  if (value <= 0) return false
  if (asked.kind === 'average' || asked.kind === 'next year' || asked.kind === 'difference')
    return Number.isInteger(value)
  if (asked.kind === 'above') return value < sales.years.length
  return Number.isInteger(value * 2) && value < 250 && value !== 100
}
const ratioParts = ([one, other]: readonly [number, number]): number[] => ratio(one, other).split(' : ').map(Number)

/** Sales and five questions about them that come out even. */
export function drawSales(
  random: Random,
  level: Level,
  shopCount: number,
): { sales: Sales; asked: readonly SalesQuestion[] } {
  const kinds = KINDS[level === 'hard' ? 'hard' : 'medium']
  const allChoices = choicesOf(shopCount)
  for (;;) {
    const first = random.int(2015, 2020)
    const sales: Sales = {
      goods: random.pick(GOODS),
      shops: ['A', 'B', 'C', 'D', 'E'].slice(0, shopCount),
      years: Array.from({ length: YEARS }, (_, n) => first + n),
      values: Array.from({ length: shopCount }, () => Array.from({ length: YEARS }, () => random.step(120, 480, 20))),
    }
    // points of a graph that fall together could not be told apart
    if (sales.years.some((_, year) => new Set(sales.values.map((row) => row[year])).size < shopCount)) continue
    const choices = random.shuffle(allChoices)
    const asked = kinds.map((kind) => {
      let found: SalesQuestion | undefined
      // percentages are drawn for every choice, whether it is taken or not
      for (const choice of choices) {
        const [p, q] = [random.step(10, 40, 5), random.step(5, 30, 5)]
        if (found) continue
        const one = { kind, ...choice, p, q }
        if (isAskable(one) && neat(sales, one)) found = one
      }
      return found
    })
    if (asked.every((one) => one !== undefined)) return { sales, asked }
  }
}

/** Two shops and two years, in either order. */
const choicesOf = (shopCount: number) =>
  pairsOf(shopCount).flatMap(([a, b]) => pairsOf(YEARS).map(([x, y]) => ({ a, b, x, y })))

function pairsOf(count: number): (readonly [number, number])[] {
  const all = Array.from({ length: count }, (_, n) => n)
  return all.flatMap((one) => all.flatMap((other) => (one === other ? [] : [[one, other] as const])))
}

const isAskable = ({ kind, x, y, p, q }: SalesQuestion): boolean =>
  (kind !== 'change' || y === x + 1) && (!TOGETHER.includes(kind) || x < y) && p !== q
