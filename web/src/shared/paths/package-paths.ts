/** The list of packages, or those for a family of examinations. */
export const packagesPath = (family: string | null): string =>
  family === null ? '/pricing' : `/pricing?family=${encodeURIComponent(family)}`

/** The packages that open the tests of a series. */
export const seriesPackagesPath = (series: string): string => `/pricing?series=${encodeURIComponent(series)}`

/** The dialog that orders a package, opened on the filtered list `returnPath`. Signing in comes back to it. */
export const orderPath = (slug: string, returnPath: string = packagesPath(null)): string =>
  `${returnPath}${returnPath.includes('?') ? '&' : '?'}package=${encodeURIComponent(slug)}`
