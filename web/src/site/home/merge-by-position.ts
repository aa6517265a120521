type Placed = { readonly position: number }

/**
 * Merges shipped items with those that the institute added, by position. The positions of shipped items are 10, 20, 30 … in the
 * order of `first`, also where some are missing (contract/src/site/institute.ts).
 */
export function mergeByPosition<Name extends string, Item, Added extends Placed>(
  first: readonly Name[],
  itemOf: (name: Name) => Item | undefined,
  added: readonly Added[],
  itemOfAdded: (one: Added) => Item,
): readonly Item[] {
  const shipped = first.flatMap((name, index) => {
    const item = itemOf(name)
    return item === undefined ? [] : [{ item, position: (index + 1) * 10 }]
  })
  const own = added.map((one) => ({ item: itemOfAdded(one), position: one.position }))
  return [...shipped, ...own].toSorted((a, b) => a.position - b.position).map(({ item }) => item)
}
