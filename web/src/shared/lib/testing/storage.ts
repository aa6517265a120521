/** Its entries are its own properties, as those of a browser's storage. */
export function storage(): Storage {
  const ways: ThisType<Record<string, string>> & Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem(key) {
      return this[key] ?? null
    },
    setItem(key, value) {
      this[key] = value
    },
    removeItem(key) {
      delete this[key]
    },
  }
  return Object.create(ways)
}
