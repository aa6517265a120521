import { z } from 'zod'
import { cell, readTable } from '../../data-files/read-table.ts'
import type { Text } from '../../text.ts'

const row = z.strictObject({ en: cell, te: cell, hi: cell })

/** Names that many tables use, each written once in the three scripts. */
const NAMES: ReadonlyMap<string, Text> = new Map(
  ['india', 'countries', 'words']
    .flatMap((list) => readTable(new URL(`./names/${list}.csv`, import.meta.url), row))
    .map((name) => [name.en, name]),
)

export const named = (en: string): Text | undefined => NAMES.get(en)
