import type { SchemeText } from '@pariksha/domain/marking/marking'
import type { AnswerKey, QuestionKind } from '@pariksha/domain/question'
import type { Text } from '../text.ts'
import type { QuestionAbout } from './about.ts'

/** A question in its place in a paper: options lettered in order, key and explanation beside it. */
export type PaperQuestion = {
  readonly kind: QuestionKind
  readonly stem: Text
  /** Shared with the questions beside it that carry the very same text. */
  readonly passage?: Text
  readonly picture?: { readonly svg: string; readonly alt: Text }
  readonly options: readonly Text[]
  /** Where the options are pictures: the SVG of each, in the same order. */
  readonly optionPictures?: readonly string[]
  readonly answer: AnswerKey
  readonly explanation?: Text
  /** What it is worth, where that differs from its section. */
  readonly marking?: SchemeText
  /** Kept apart from what students get. */
  readonly about?: QuestionAbout
}

export type PaperSection = {
  readonly name: string
  /** Its own time in minutes, where sections follow one another; null where all or it and the one before share the clock. */
  readonly minutes: number | null
  readonly marking: SchemeText
  readonly questions: readonly PaperQuestion[]
}

/** A paper as it is written, before it is frozen. */
export type PaperSource = { readonly minutes: number; readonly sections: readonly PaperSection[] }
