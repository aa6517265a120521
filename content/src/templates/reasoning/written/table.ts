import { oneOf, rows } from '../../../english/rows.ts'
import type { WrittenItem } from '../../../question.ts'
import { type Speech, say } from '../../../speech.ts'
import { LEVELS, type Level } from '../../../topics.ts'
import { judgement } from './forms.ts'

// A block per item, a line per part in the three languages side by side: easier to read and to mend than calls.

type Block<Answer> = {
  readonly slug: string
  readonly level: Level
  readonly answer: Answer
  readonly parts: readonly Speech[]
}

/** Blocks between blank lines: `slug | level | answer`, then lines of `English | Telugu | Hindi`. */
export const blocks = <Answer extends string>(
  table: string,
  answers: readonly Answer[],
  count: number,
): readonly Block<Answer>[] =>
  table
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [[slug = '', level = '', answer = ''] = [], ...lines] = rows(block, 3)
      if (lines.length !== count) throw new SyntaxError(`${slug} has ${lines.length} parts, not ${count}`)
      const parts = lines.map(([en = '', te = '', hi = '']) => say(en, te, hi))
      return { slug, level: oneOf(LEVELS, level), answer: oneOf(answers, answer), parts }
    })

const NOTHING = say('', '', '')

/** statement, I, II and why of each item */
export const judgements = (kind: Parameters<typeof judgement>[0], table: string): readonly WrittenItem[] =>
  blocks(table, ['first', 'second', 'neither', 'both'], 4).flatMap(({ slug, level, answer, parts }) => {
    const [statement = NOTHING, first = NOTHING, second = NOTHING, why = NOTHING] = parts
    return judgement(kind, slug, level, { statement, first, second, why }, answer)
  })
