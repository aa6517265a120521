/** In the column `signature`. */
export const SIGNATURE_BITS = 512

/** Of each hash function the smallest value gives a bit, and so does the largest. */
const SEEDS = Int32Array.from({ length: SIGNATURE_BITS / 2 }, (_, n) => Math.imul(n + 1, 0x9e3779b1))

/**
 * MinHash of the trigrams of a text, a bit of each value. Two texts have the same smallest value as often as a trigram of
 * both is one that they share, and half of the other bits are the same by chance.
 */
export function signatureOf(trigrams: ReadonlySet<number>): string {
  const least = new Int32Array(SEEDS.length).fill(0x7fffffff)
  const most = new Int32Array(SEEDS.length).fill(-0x80000000)
  for (const trigram of trigrams) {
    for (let n = 0; n < SEEDS.length; n++) {
      let hash = Math.imul(trigram ^ (SEEDS[n] as number), 0x85ebca6b)
      hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35)
      hash ^= hash >>> 13
      if (hash < (least[n] as number)) least[n] = hash
      if (hash > (most[n] as number)) most[n] = hash
    }
  }
  return [...least, ...most].map((hash) => hash & 1).join('')
}

/**
 * Bits in which texts that share six tenths of their trigrams may differ. A fifth of the bits do, give or take 9 of them: of
 * 100,000 such pairs, one or two differ in more.
 */
export const MAX_DIFFERENT_BITS = 140
