/** Longer texts are compared by their beginning, because up to 300 questions are compared pairwise. */
const MAX_CHARS = 240

export const trigramsOf = (words: string): ReadonlySet<string> => {
  const text = ` ${words.slice(0, MAX_CHARS).replace(/\s+/g, ' ').trim()} `
  return new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)))
}

/** Shared trigrams of all trigrams, as pg_trgm has it: 0 to 1. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  if (small.size === 0 || small.size < large.size / 2) return 0
  let shared = 0
  for (const trigram of small) if (large.has(trigram)) shared++
  return shared / (a.size + b.size - shared)
}
