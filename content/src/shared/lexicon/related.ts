import { z } from 'zod'
import { cell, listCell, readTable } from '../../data-files/read-table.ts'

const row = z.strictObject({ word: cell, related: listCell })

const read = (file: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    readTable(new URL(`./related/${file}`, import.meta.url), row).map(({ word, related }) => [word, new Set(related)]),
  )

/**
 * Headwords whose entries a dictionary of synonyms joins through some sense of a word in them, although their themes do
 * not: “hollow” and “sturdy” through “solid”. Found with WordNet 3.1 (Princeton University); each pair stands once, under
 * the word that is first in the alphabet.
 */
export const RELATED = {
  adjective: read('adjectives.csv'),
  verb: read('verbs.csv'),
  noun: read('nouns.csv'),
} as const
