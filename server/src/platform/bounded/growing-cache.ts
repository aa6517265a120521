/**
 * The bound of a large LRU cache that grows with its entries: with `max` it allocates all places at once, which takes 4 ms
 * and 1.6 MB for 50,000.
 */
export const growingTo = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })
