import { ADJECTIVES } from './lexicon/adjectives.ts'
import { ADJECTIVES_OF_CHARACTER } from './lexicon/adjectives-of-character.ts'
import { ADJECTIVES_OF_JUDGEMENT } from './lexicon/adjectives-of-judgement.ts'
import { ADJECTIVES_OF_THINGS } from './lexicon/adjectives-of-things.ts'
import type { Entry } from './lexicon/entries.ts'
import { HARD_ADJECTIVES } from './lexicon/hard-adjectives.ts'
import { HARD_NOUNS } from './lexicon/hard-nouns.ts'
import { KIN } from './lexicon/kin.ts'
import { MORE_VERBS } from './lexicon/more-verbs.ts'
import { NOUNS } from './lexicon/nouns.ts'
import { NOUNS_OF_PEOPLE } from './lexicon/nouns-of-people.ts'
import { NOUNS_OF_THINGS } from './lexicon/nouns-of-things.ts'
import { VERBS } from './lexicon/verbs.ts'
import { VERBS_OF_ACTION } from './lexicon/verbs-of-action.ts'
import { VERBS_OF_MIND_AND_SPEECH } from './lexicon/verbs-of-mind-and-speech.ts'

/** The words of examination vocabulary. */
export const LEXICON: readonly Entry[] = [
  ...ADJECTIVES,
  ...ADJECTIVES_OF_CHARACTER,
  ...ADJECTIVES_OF_THINGS,
  ...ADJECTIVES_OF_JUDGEMENT,
  ...HARD_ADJECTIVES,
  ...VERBS,
  ...VERBS_OF_ACTION,
  ...VERBS_OF_MIND_AND_SPEECH,
  ...MORE_VERBS,
  ...NOUNS,
  ...NOUNS_OF_PEOPLE,
  ...NOUNS_OF_THINGS,
  ...HARD_NOUNS,
]

/** The entries in which a word stands, as headword, synonym or antonym. */
export const mentions = (word: string): readonly Entry[] => MENTIONS.get(word) ?? []

/** Whether two entries have nothing to do with each other's meaning, in whatever sense of their words. */
export const unrelated = (one: Entry, other: Entry): boolean =>
  !one.themes.some((theme) => other.themes.includes(theme)) && !shareWord(one, other) && !areKin(one, other)

const wordsOf = ({ word, synonyms, antonyms }: Entry) => [word, ...synonyms, ...antonyms]

function shareWord(one: Entry, other: Entry): boolean {
  const words = wordsOf(other)
  return wordsOf(one).some((word) => words.includes(word))
}

function areKin(one: Entry, other: Entry): boolean {
  const [first, second] = [one.word, other.word].toSorted()
  return one.part === other.part && (KIN[one.part].get(first ?? '')?.has(second ?? '') ?? false)
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
