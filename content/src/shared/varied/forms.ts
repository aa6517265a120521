import type { Level } from '../../topics.ts'
import { items, oneOf, rows } from '../rows.ts'

/** How the answer is found: `stated`: it alone of the options stands in the passage; `judged`: by reading. */
type Found = 'stated' | 'judged'

type FormQuestion = {
  readonly found: Found
  readonly stem: string
  readonly correct: string
  /** In order of temptation; `{b*}` is column b of the other rows. */
  readonly wrong: readonly string[]
  readonly why: string
}

/** A passage that is told of several things: `{a}`, `{b}` … are the cells of a row, `[x/y]` one of these words. */
export type Form = {
  readonly slug: string
  readonly level: Level
  readonly rows: readonly (readonly string[])[]
  readonly paragraphs: readonly string[]
  readonly questions: readonly FormQuestion[]
}

/** The questions of a form: found | stem | correct | wrong; wrong; … | why */
export const form = (
  slug: string,
  level: Level,
  table: string,
  paragraphs: readonly string[],
  questions: string,
): Form => {
  const width = (table.trim().split('\n')[0] ?? '').split('|').length
  return {
    slug,
    level,
    rows: rows(table, width),
    paragraphs,
    questions: rows(questions, 5).map(([found = '', stem = '', correct = '', wrong = '', why = '']) => ({
      found: oneOf(['stated', 'judged'] as const, found),
      stem,
      correct,
      wrong: items(wrong, ';'),
      why,
    })),
  }
}

const LETTERS = 'abcdefgh'

/** The text with the cells of this row. */
export const withCells = (text: string, row: readonly string[]): string =>
  text.replace(/\{([a-h])\}/g, (_, letter: string) => row[LETTERS.indexOf(letter)] ?? '')

/** The same column of other rows where that is asked for, and the text itself otherwise. */
export function otherCells(
  text: string,
  row: readonly string[],
  others: readonly (readonly string[])[],
): readonly string[] {
  const [, letter = ''] = /^\{([a-h])\*\}$/.exec(text) ?? []
  if (!letter) return [withCells(text, row)]
  const column = LETTERS.indexOf(letter)
  return [...new Set(others.map((other) => other[column] ?? ''))].filter((cell) => cell !== row[column])
}
