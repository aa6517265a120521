import { z } from 'zod'
import { readList } from '../../data-files/read-list.ts'
import { LEVELS } from '../../topics.ts'
import { blanks, cloze, everyBlankHasAPlace } from './cloze.ts'

const text = z.string().min(1)
const entry = z
  .strictObject({ id: text, level: z.enum(LEVELS), text, blanks })
  .refine(everyBlankHasAPlace, 'a blank without a place in the text')

/** In the order in which papers draw from them. */
const FILES = ['society', 'world', 'nature', 'work', 'daily', 'places']

/** Passages with numbered blanks. */
export const ITEMS = FILES.flatMap((file) =>
  readList(new URL(`./passages/${file}.yaml`, import.meta.url), entry).map(({ id, level, text, blanks }) =>
    cloze(id, level, text, blanks),
  ),
)
