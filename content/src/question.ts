import type { PaperFamily } from '@pariksha/domain/exam-families'
import { balanceCodes, type Codes } from './questions/balance-codes.ts'
import { balanceNumbers } from './questions/balance-numbers.ts'
import type { Random } from './random.ts'
import type { Text } from './text.ts'
import type { Level, Topic } from './topics.ts'

/** A wrong option and the mistake that leads to it; `mistake` is for people who review, students see the explanation. */
export type Distractor = { readonly text: Text; readonly mistake: string }

/** A question before its options have a place. */
export type DraftQuestion = {
  readonly stem: Text
  readonly correct: Text
  /** In order of temptation. At least three; four where the topic gives them, so that papers of five options can use it. */
  readonly distractors: readonly Distractor[]
  /** Method, steps, and as its last line a sentence that contains the correct option's text. */
  readonly explanation: Text
  /** Options that only make sense in one order (data sufficiency, "none of these" last): all of them, in that order. */
  readonly fixedOrder?: readonly Text[]
  /** Numbers that another reading of the question leads to: never offered as wrong. */
  readonly alsoRight?: readonly number[]
  /** Between which numbers an answer can lie at all, where the question bounds it: a count of some among so many. */
  readonly range?: readonly [least: number, most: number]
  /** Of a question whose options are codes: which others are wrong. */
  readonly codes?: Codes
  /** A picture, as the text of an SVG without script, and what it shows for those who cannot see it. */
  readonly picture?: { readonly svg: string; readonly alt: Text }
  /**
   * Options that are pictures: the SVG of each, by the English text of the option. That text says what the picture
   * shows; it stands in the explanation and is not printed beside the picture.
   */
  readonly optionPictures?: Readonly<Record<string, string>>
  /** What it asks, where its words alone do not tell: of two with the same pattern a paper asks one. */
  readonly pattern?: string
  /** How it is put where the answer is typed in, when that takes other words than the correct option's plain number. */
  readonly typed?: { readonly stem: Text; readonly answer: string; readonly explanation: Text }
}

/** One question, or several that share a passage, a table or a puzzle. */
export type Draft = { readonly passage?: Text; readonly questions: readonly DraftQuestion[] }

type Described = {
  /** Never changed once shipped: `topic/what-it-asks`. */
  readonly id: string
  readonly topic: Topic
  readonly levels: readonly Level[]
  readonly exams: readonly PaperFamily[]
}

export type OptionCount = 4 | 5

/** Makes questions from numbers that a seeded generator draws. */
export type Template = Described & {
  /**
   * For a paper of so many options: explanations speak of those alone that are printed. `verified` is worked out when it is
   * asked for: papers are made without it.
   */
  make(
    random: Random,
    level: Level,
    optionCount?: OptionCount,
  ): { readonly draft: Draft; readonly verified: readonly string[] }
}

/** A question, or a passage with its questions, that a person wrote. */
export type WrittenItem = Described & {
  readonly draft: Draft
  /** What it shares with its forms for papers of another number of options: they stand in one series. */
  readonly formOf?: string
}

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
