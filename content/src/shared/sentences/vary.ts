import type { Random } from '../../random.ts'
import { PEOPLE } from '../../text/names.ts'

const CHOICE = /\[([^[\]]+)\]/g

/** The text with one of the words of each `[this/that/another]`, and a name for `{S}`. */
export const vary = (text: string, random: Random): string =>
  text.replace(CHOICE, (_, words: string) => random.pick(words.split('/'))).replaceAll('{S}', subjectOf(random))

const OTHERS = [
  'My uncle',
  'Our neighbour',
  'The watchman',
  'My elder sister',
  'The young clerk',
  'The new teacher',
  'The postman',
  'My cousin',
] as const

/** A person, at the beginning of a sentence. */
export const subjectOf = (random: Random): string => random.pick([...PEOPLE, ...OTHERS])

/** The same person within a sentence. */
export const inside = (subject: string): string => subject.replace(/^(My|Our|The) /, (word) => word.toLowerCase())
