/** The query of a list: page and filters. */
type Asked = { readonly page: number } & Readonly<Record<string, string | number | undefined>>

/** URLs of the previous and next page, with the same filters. */
export function neighbours(path: `/${string}/`, { page, ...filter }: Asked, more: boolean) {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')
  const narrowing = Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
  const address = (number: number) => `/api/v1${path}?${new URLSearchParams({ ...narrowing, page: String(number) })}`
  return { next: more ? address(page + 1) : null, previous: page > 1 ? address(page - 1) : null }
}

/** A page from rows read with one extra, which shows whether there is a next page. */
export const pageOf = <Row, Item>(
  rows: readonly Row[],
  size: number,
  item: (row: Row) => Item,
  path: `/${string}/`,
  asked: Asked,
) => ({ results: rows.slice(0, size).map(item), ...neighbours(path, asked, rows.length > size) })
