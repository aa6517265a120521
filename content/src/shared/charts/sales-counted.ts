import { number, percent, ratio } from '../../text/format.ts'
import type { Sales, SalesQuestion } from './sales.ts'

/** The answers again, by counting the things sold one by one. */
export function countAnswers(sales: Sales, all: readonly SalesQuestion[]): string[] {
  const things = sales.values.flatMap((row, shop) =>
    row.flatMap((count, year) => Array.from({ length: count }, () => ({ shop, year }))),
  )
  const count = (holds: (thing: { readonly shop: number; readonly year: number }) => boolean) =>
    things.filter(holds).length
  const answer = ({ kind, a, b, x, y, p, q }: SalesQuestion): string => {
    const at = (shop: number, ...years: readonly number[]) =>
      count((thing) => thing.shop === shop && (years.length === 0 || years.includes(thing.year)))
    const every = (...years: readonly number[]) => count((thing) => years.includes(thing.year))
    switch (kind) {
      case 'average':
        return number(at(a) / 5)
      case 'ratio':
        return ratio(at(a, x, y), at(b, x, y))
      case 'change':
        return percent(Math.abs(100 - (at(a, y) / at(a, x)) * 100))
      case 'difference':
        return number(Math.max(every(x), every(y)) - Math.min(every(x), every(y)))
      case 'part':
        return percent((at(a, x) / at(b, y)) * 100)
      case 'next year':
        return number(at(a, 4) + (at(a, 4) / 100) * p + at(b, 4) - (at(b, 4) / 100) * q)
      case 'share':
        return percent((at(a, x, y) / every(x, y)) * 100)
      case 'returned':
        return percent((((at(a, x) / 100) * p + (at(b, x) / 100) * q) / (at(a, x) + at(b, x))) * 100)
      case 'excess':
        return percent((at(a) / at(b)) * 100 - 100)
      case 'above':
        return String([0, 1, 2, 3, 4].filter((year) => at(a, year) > every(year) / sales.shops.length).length)
    }
  }
  return all.map(answer)
}
