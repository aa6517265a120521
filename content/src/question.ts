import type { PaperFamily } from '@pariksha/domain/exam-families'
import type { Random } from './random.ts'
import type { Text } from './text.ts'
import type { Level, Topic } from './topics.ts'

/** A wrong option and the mistake that leads to it; `mistake` is for people who review, students see the explanation. */
export type Distractor = { readonly text: Text; readonly mistake: string }

/** All wrong codes that may be offered, or whether one that is made up is surely wrong. */
export type Codes = readonly string[] | ((option: string) => boolean)

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
  /** Numbers that another reading of the question leads to, or that nobody would take: never offered as wrong. */
  readonly alsoRight?: readonly number[]
  /** Between which numbers an answer can lie at all, where the question bounds it: a count of some among so many. */
  readonly range?: readonly [min: number, max: number]
  /** Of a question whose options are codes: which others are wrong. */
  readonly codes?: Codes
  /** A picture, as the text of an SVG without script, and what it shows for those who cannot see it. */
  readonly picture?: { readonly svg: string; readonly alt: Text }
  /**
   * Options that are pictures: the SVG of each, by the English text of the option. That text says what the picture
   * shows; it stands in the explanation and is not printed beside the picture.
   */
  readonly optionPictures?: Readonly<Record<string, string>>
  /** What it asks, where its words alone do not say: of two with the same skeleton a paper asks one. */
  readonly skeleton?: string
  /** How it is put where the answer is typed in, when that takes other words than the correct option's plain number. */
  readonly typed?: { readonly stem: Text; readonly answer: string; readonly explanation: Text }
}

/** One question, or several that share a passage, a table or a puzzle. */
export type Draft = { readonly passage?: Text; readonly questions: readonly DraftQuestion[] }

export type Described = {
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
