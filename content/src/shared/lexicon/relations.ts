import { type Entry, LEXICON } from './entries.ts'
import { RELATED } from './related.ts'

/** The entries in which a word stands, as headword, synonym or antonym. */
export const mentions = (word: string): readonly Entry[] => MENTIONS.get(word) ?? []

/** Whether two entries have nothing to do with each other's meaning, in whatever sense of their words. */
export const unrelated = (one: Entry, other: Entry): boolean =>
  !one.themes.some((theme) => other.themes.includes(theme)) && !shareWord(one, other) && !areRelated(one, other)

const wordsOf = ({ word, synonyms, antonyms }: Entry) => [word, ...synonyms, ...antonyms]

function shareWord(one: Entry, other: Entry): boolean {
  const words = wordsOf(other)
  return wordsOf(one).some((word) => words.includes(word))
}

function areRelated(one: Entry, other: Entry): boolean {
  const [first, second] = one.word < other.word ? [one.word, other.word] : [other.word, one.word]
  return one.part === other.part && (RELATED[one.part].get(first)?.has(second) ?? false)
}

/** Whether a word cannot be taken, even loosely, for the headword of an entry or for its opposite. */
export const farFrom = (entry: Entry, word: string): boolean =>
  mentions(word).every((mention) => unrelated(entry, mention))

const MENTIONS = new Map<string, Entry[]>()
for (const entry of LEXICON) {
  for (const word of [entry.word, ...entry.synonyms, ...entry.antonyms]) {
    MENTIONS.set(word, [...(MENTIONS.get(word) ?? []), entry])
  }
}
