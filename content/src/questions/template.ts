import type { Codes, Described, Draft, DraftQuestion, OptionCount, Template } from '../question.ts'
import type { Random } from '../random.ts'
import type { Level } from '../topics.ts'
import { balanceCodes } from './balance-codes.ts'
import { balanceNumbers } from './balance-numbers.ts'

/**
 * A template of single questions.
 *
 * `verify` finds the English text of the correct option again from the drawn values by another method than `write`
 * uses (counting instead of a formula, simulating instead of solving); tests hold the two against each other.
 */
export function template<Values>(
  parts: Described & {
    draw(random: Random, level: Level): Values
    write(values: Values, optionCount: OptionCount): DraftQuestion
    verify(values: Values): string
    /** Where the options are codes. */
    codes?(values: Values): Codes
  },
): Template {
  const { draw, write, verify, codes, ...described } = parts
  return {
    ...described,
    make(random, level, optionCount = 5) {
      const values = draw(random, level)
      const written = write(values, optionCount)
      const wrong = codes?.(values) ?? written.codes
      const question = wrong ? balanceCodes(written, optionCount, wrong) : balanceNumbers(written, optionCount, random)
      const draft = { questions: [question] }
      return {
        draft,
        get verified() {
          return [verify(values)]
        },
      }
    },
  }
}

/** A template of sets: several questions on one passage, table or puzzle. `verify` answers them in order. */
export function setTemplate<Values>(
  parts: Described & {
    draw(random: Random, level: Level): Values
    write(values: Values, optionCount: OptionCount): Draft
    verify(values: Values): readonly string[]
  },
): Template {
  const { draw, write, verify, ...described } = parts
  return {
    ...described,
    make(random, level, optionCount = 5) {
      const values = draw(random, level)
      const { questions, ...shared } = write(values, optionCount)
      const balanced = questions.map((question) =>
        question.codes
          ? balanceCodes(question, optionCount, question.codes)
          : balanceNumbers(question, optionCount, random),
      )
      const draft = { ...shared, questions: balanced }
      return {
        draft,
        get verified() {
          return verify(values)
        },
      }
    },
  }
}
