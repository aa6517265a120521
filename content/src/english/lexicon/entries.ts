import { LEVELS, type Level } from '../../topics.ts'
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
export function entries(part: Part, table: string): readonly Entry[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', level = '', themes = '', meaning = '', synonyms = '', antonyms = '', example = ''] = line
        .split('|')
        .map((cell) => cell.trim())
      if (example === '' || line.split('|').length !== 7) throw new SyntaxError(`not seven columns: ${line}`)
      return {
        word,
        part,
        level: oneOf(LEVELS, level, line),
        themes: list(themes).map((theme) => oneOf(THEMES, theme, line)),
        meaning,
        synonyms: list(synonyms),
        antonyms: list(antonyms),
        example,
      }
    })
}

const list = (cell: string) => (cell === '-' ? [] : cell.split(',').map((item) => item.trim()))

function oneOf<T extends string>(known: readonly T[], text: string, line: string): T {
  const found = known.find((item) => item === text)
  if (found === undefined) throw new SyntaxError(`“${text}” is not known: ${line}`)
  return found
}
