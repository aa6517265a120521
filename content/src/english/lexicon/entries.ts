import { LEVELS, type Level } from '../../topics.ts'
import { items, oneOf, rows } from '../rows.ts'
import { THEMES, type Theme } from './themes.ts'

export const PARTS = ['adjective', 'verb', 'noun'] as const
export type Part = (typeof PARTS)[number]

export type Entry = {
  readonly word: string
  readonly part: Part
  readonly level: Level
  readonly themes: readonly Theme[]
  readonly meaning: string
  readonly synonyms: readonly string[]
  readonly antonyms: readonly string[]
  /** A sentence with the word in the form in which it is listed. */
  readonly example: string
}

/** Reads a table of `word | level | themes | meaning | synonyms | antonyms | example`; "-" stands for none. */
export const entries = (part: Part, table: string): readonly Entry[] =>
  rows(table, 7).map(
    ([word = '', level = '', themes = '', meaning = '', synonyms = '', antonyms = '', example = '']) => ({
      word,
      part,
      level: oneOf(LEVELS, level),
      themes: items(themes, ',').map((theme) => oneOf(THEMES, theme)),
      meaning,
      synonyms: items(synonyms, ','),
      antonyms: items(antonyms, ','),
      example,
    }),
  )
