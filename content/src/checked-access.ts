// What is known to be there but not to the types: these look, and throw where it is not.

/** The item at an index; a negative one counts from the end. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index < 0 ? list.length + index : index]
  if (item === undefined) throw new RangeError(`no item ${index} of ${list.length}`)
  return item
}

type Tuple<T, N extends number, Items extends readonly T[] = []> = Items['length'] extends N
  ? Items
  : Tuple<T, N, [...Items, T]>

/** The first so many items of a list that has as many. */
export function tupleOf<T, N extends number>(list: readonly T[], length: N): Tuple<T, N> {
  const first = list.slice(0, length)
  const has = (items: readonly T[]): items is Tuple<T, N> & readonly T[] => items.length === length
  if (!has(first)) throw new RangeError(`${list.length} items, not ${length}`)
  return first
}

export function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new TypeError('a value is missing')
  return value
}

/** The keys of a record, as its type names them. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}
