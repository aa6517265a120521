import { z } from 'zod'
import { cell, listCell, readTable } from '../../data-files/read-table.ts'
import { LEVELS } from '../../topics.ts'
import { THEMES } from './themes.ts'

export const PARTS = ['adjective', 'verb', 'noun'] as const
export type Part = (typeof PARTS)[number]

const row = z.strictObject({
  word: cell,
  level: z.enum(LEVELS),
  themes: listCell.pipe(z.array(z.enum(THEMES))),
  meaning: cell,
  synonyms: listCell,
  antonyms: listCell,
  /** A sentence with the word in the form in which it is listed. */
  example: cell,
})

export type Entry = Readonly<z.infer<typeof row>> & { readonly part: Part }

const read = (part: Part): readonly Entry[] =>
  readTable(new URL(`./${part}s.csv`, import.meta.url), row).map((entry) => ({ ...entry, part }))

/** The words of examination vocabulary. */
export const LEXICON: readonly Entry[] = PARTS.flatMap(read)
