/** The price list, or the part of it for a family of examinations. */
export const pricesPath = (family: string | null): string =>
  family === null ? '/pricing' : `/pricing?family=${encodeURIComponent(family)}`

/** The packages that open the tests of a series. */
export const pricesOfSeries = (series: string): string => `/pricing?series=${encodeURIComponent(series)}`

/** Where a package is bought: the price list, or the part of it that is looked at, with the question open. After a login it comes back to here. */
export const buyPath = (slug: string, prices: string = pricesPath(null)): string =>
  `${prices}${prices.includes('?') ? '&' : '?'}package=${encodeURIComponent(slug)}`
