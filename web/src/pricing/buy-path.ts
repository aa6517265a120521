/** The price list, or the part of it for a family of examinations. */
export const pricesPath = (family: string | null): string =>
  family === null ? '/pricing' : `/pricing?family=${encodeURIComponent(family)}`

/** The part of the price list in which the tests of a series are sold. */
export const pricesOfSeries = (series: string): string => `/pricing?series=${encodeURIComponent(series)}`

/** Where a package is bought: the price list with the question open. After a login it comes back to here. */
export function buyPath(slug: string, family: string | null = null): string {
  const prices = pricesPath(family)
  return `${prices}${prices.includes('?') ? '&' : '?'}package=${encodeURIComponent(slug)}`
}
