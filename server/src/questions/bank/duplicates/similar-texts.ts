import type { Language } from '@pariksha/contract/languages'
import type { WordsByLanguage } from '../list/search-words.ts'

/** Longer texts are compared by their beginning: the time for a paper of long texts stays bounded. */
const MAX_CHARS = 1_000

/** Share of common trigrams from which a question is reported as nearly the same. */
export const NEAR = 0.6

export type Similar = {
  /** Its place in what the index was made of. */
  readonly at: number
  /** In the language in which the two are most alike: shared trigrams of all trigrams, 0 to 1. */
  readonly likeness: number
}

type OfLanguage = { readonly sizes: readonly number[]; readonly places: ReadonlyMap<number, readonly number[]> }

/**
 * Texts by their trigrams, each language apart: a text is compared with all of them by going through its own trigrams once.
 * Two are alike if they are in one of the languages that both have.
 */
export function indexTexts(texts: readonly WordsByLanguage[]) {
  const languages = new Map<Language, OfLanguage>()
  for (const language of new Set(texts.flatMap((text) => [...text.keys()])))
    languages.set(language, indexLanguage(texts.map((text) => text.get(language))))
  return {
    /** Those that are nearly the same as a text, the likest first. */
    find(words: WordsByLanguage | undefined): readonly Similar[] {
      const best = new Map<number, number>()
      for (const [language, text] of words ?? []) {
        const index = languages.get(language)
        if (!index) continue
        for (const { at, likeness } of findIn(index, trigramsOf(text)))
          best.set(at, Math.max(likeness, best.get(at) ?? 0))
      }
      return [...best]
        .map(([at, likeness]) => ({ at, likeness }))
        .sort((a, b) => b.likeness - a.likeness || a.at - b.at)
    },
  }
}

function indexLanguage(texts: readonly (string | undefined)[]): OfLanguage {
  const places = new Map<number, number[]>()
  const sizes = texts.map((text, at) => {
    const trigrams = trigramsOf(text ?? '')
    for (const trigram of trigrams) {
      const there = places.get(trigram)
      if (there) there.push(at)
      else places.set(trigram, [at])
    }
    return trigrams.size
  })
  return { sizes, places }
}

function findIn({ sizes, places }: OfLanguage, trigrams: ReadonlySet<number>): Similar[] {
  const shared = new Uint16Array(sizes.length)
  for (const trigram of trigrams) for (const at of places.get(trigram) ?? []) shared[at] = (shared[at] ?? 0) + 1
  return sizes.flatMap((size, at) => {
    const common = shared[at] ?? 0
    const likeness = common === 0 ? 0 : common / (size + trigrams.size - common)
    return likeness >= NEAR ? [{ at, likeness }] : []
  })
}

/** Shared trigrams of all trigrams, 0 to 1; texts without any are like nothing. */
export function similarityOf(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let common = 0
  for (const trigram of one) if (other.has(trigram)) common++
  return common === 0 ? 0 : common / (one.size + other.size - common)
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** As pg_trgm has them: of each word, with two spaces before it and one behind. As hashes, which are looked up faster. */
export function trigramsOf(text: string): ReadonlySet<number> {
  const found = new Set<number>()
  for (const [word] of text.slice(0, MAX_CHARS).matchAll(WORD)) {
    const padded = `  ${word} `
    for (let at = 0; at < padded.length - 2; at++)
      found.add(hashOf(padded.charCodeAt(at), padded.charCodeAt(at + 1), padded.charCodeAt(at + 2)))
  }
  return found
}

/** 30 bits: two trigrams of two texts hardly ever share a hash, and one that does changes nothing. */
const hashOf = (a: number, b: number, c: number): number =>
  Math.imul(Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b) ^ c, 0xc2b2ae35) >>> 2
