import { z } from 'zod'
import { cell, listCell, readTable } from '../../data-files/read-table.ts'

const row = z.strictObject({ word: cell, misspellings: listCell })

/** Mistakes that writers of a word make, the commonest first; none of them is a word itself, in British or American use. */
export const MISSPELLINGS: ReadonlyMap<string, readonly string[]> = new Map(
  readTable(new URL('./misspellings.csv', import.meta.url), row).map(({ word, misspellings }) => [word, misspellings]),
)
