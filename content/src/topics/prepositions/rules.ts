import { z } from 'zod'
import { cell, listCell, readTable } from '../../data-files/read-table.ts'
import type { Rule } from '../../shared/sentences/sentence.ts'
import { LEVELS } from '../../topics.ts'
import { around } from '../tenses/rules.ts'

const row = z.strictObject({
  level: z.enum(LEVELS),
  /** The word with its preposition. */
  expression: cell,
  sentence: cell.includes('___'),
  right: cell,
  /** The sentence allows none of them. */
  wrong: listCell,
})

const EXPRESSIONS = readTable(new URL('./expressions.csv', import.meta.url), row)

export const PREPOSITION_RULES: readonly Rule[] = EXPRESSIONS.map(
  ({ level, expression, sentence, right, wrong }): Rule => ({
    topic: 'prepositions',
    level,
    draw(random) {
      const [before = '', after = ''] = around(sentence, random).split('___')
      return {
        before: before.trim(),
        right,
        wrong,
        after: after.trim(),
        why: `The expression is “${expression}”.`,
        fits: (option) =>
          expression
            .replace(/\(.*?\)|;.*/g, '')
            .split(' ')
            .includes(option),
      }
    },
  }),
)
