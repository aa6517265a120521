import { ADJECTIVES } from './kin/adjectives.ts'
import { NOUNS } from './kin/nouns.ts'
import { VERBS } from './kin/verbs.ts'

/**
 * Headwords whose entries a dictionary of synonyms joins through some sense of a word in them, although their themes do
 * not: “hollow” and “sturdy” through “solid”. Found with WordNet 3.1 (Princeton University); each pair stands once.
 */
const read = (table: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [word = '', others = ''] = line.split(': ')
        return [word, new Set(others.split(' '))]
      }),
  )

export const KIN = { adjective: read(ADJECTIVES), verb: read(VERBS), noun: read(NOUNS) } as const
