import { ADJECTIVES } from './lexicon/adjectives.ts'
import type { Entry } from './lexicon/entries.ts'
import { NOUNS } from './lexicon/nouns.ts'
import { VERBS } from './lexicon/verbs.ts'

/** The words of examination vocabulary. */
export const LEXICON: readonly Entry[] = [...ADJECTIVES, ...VERBS, ...NOUNS]

/** The entries in which a word stands, as headword, synonym or antonym. */
export const mentions = (word: string): readonly Entry[] => MENTIONS.get(word) ?? []

/** Whether two entries have nothing to do with each other's meaning. */
export const unrelated = (one: Entry, other: Entry): boolean =>
  !one.themes.some((theme) => other.themes.includes(theme))

/** Whether a word cannot be taken, even loosely, for the headword of an entry or for its opposite. */
export const farFrom = (entry: Entry, word: string): boolean =>
  mentions(word).every((mention) => unrelated(entry, mention))

const MENTIONS = new Map<string, Entry[]>()
for (const entry of LEXICON) {
  for (const word of [entry.word, ...entry.synonyms, ...entry.antonyms]) {
    MENTIONS.set(word, [...(MENTIONS.get(word) ?? []), entry])
  }
}
