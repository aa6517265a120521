import { itemAt } from './checked-access.ts'
/** A reproducible source of choices: the same seed gives the same question on every machine, for ever. */
export type Random = {
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number
  /** One of the multiples of step from low to high. */
  step(low: number, high: number, step: number): number
  pick<T>(from: readonly T[]): T
  /** `count` different places of `from`, in random order. */
  sample<T>(from: readonly T[], count: number): T[]
  shuffle<T>(items: readonly T[]): T[]
  chance(probability: number): boolean
}

/** sfc32 seeded by four hashes of the text; both are public-domain algorithms. */
export function createRandom(seed: string): Random {
  const next = sfc32(hash(seed, 1), hash(seed, 2), hash(seed, 3), hash(seed, 4))
  for (let warmUp = 0; warmUp < 12; warmUp++) next()

  const int = (low: number, high: number): number => {
    if (high < low) throw new RangeError(`no whole number from ${low} to ${high}`)
    return low + Math.floor(next() * (high - low + 1))
  }
  const shuffle = <T>(items: readonly T[]): T[] => {
    const result = [...items]
    for (let last = result.length - 1; last > 0; last--) {
      const other = int(0, last)
      ;[result[last], result[other]] = [itemAt(result, other), itemAt(result, last)]
    }
    return result
  }
  return {
    int,
    shuffle,
    step: (low, high, step) => low + step * int(0, Math.floor((high - low) / step)),
    pick: (from) => {
      if (from.length === 0) throw new RangeError('nothing to pick from')
      return itemAt(from, int(0, from.length - 1))
    },
    sample: (from, count) => {
      if (count > from.length) throw new RangeError(`cannot take ${count} of ${from.length}`)
      return shuffle(from).slice(0, count)
    },
    chance: (probability) => next() < probability,
  }
}

/** Sixteen characters that differ where texts do. */
export const digest = (text: string): string =>
  [1, 2].map((salt) => hash(text, salt).toString(16).padStart(8, '0')).join('')

function hash(text: string, salt: number): number {
  let h = 0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1)
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
    h ^= h >>> 15
  }
  return h >>> 0
}

function sfc32(a: number, b: number, c: number, d: number): () => number {
  return () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 0x100000000
  }
}
