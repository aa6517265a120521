import type { FilePassage, FileQuestion, PictureType, Texts } from '@pariksha/contract/questions/question-file'

export type { FilePassage, FileQuestion, PictureType, Texts }

/** A picture as it stood in the file; texts name it as `![alternative text](picture:ID)`. */
export type Picture = { readonly id: string; readonly type: PictureType; readonly bytes: Uint8Array }

/** What a file of questions holds, in whatever format it was. */
export type QuestionSet = {
  readonly passages: readonly FilePassage[]
  readonly questions: readonly FileQuestion[]
  readonly pictures: readonly Picture[]
}

/** Where in a file something stands; both count from 1. A line of a Word document is a paragraph. */
export type Place = { readonly line: number } | { readonly sheet?: string; readonly row: number }

/** `fault`: it must be fixed before the question can be used; `note`: worth a look. */
export type Severity = 'fault' | 'note'

/** Something in a file that was not understood, or that no question can have. Nothing is left out without one. */
export type Problem = {
  /** A stable name for programs, such as `no-answer`. */
  readonly code: string
  /** A plain sentence for the person who wrote the file. */
  readonly what: string
  readonly severity: Severity
  /** Null for the file as a whole. */
  readonly at: Place | null
  /** The place of the question in `questions`, from 0. */
  readonly question?: number
}

/** Codes of problems with an answer that a file gives and that could not be taken: such a question is not reported to lack one, too. */
export const UNREAD_ANSWER: readonly string[] = [
  'answer-not-understood',
  'answer-beside-options',
  'ambiguous-answer',
  'answer-not-a-number',
]

/** `set` is null when the file could not be read at all; then a problem says why. */
export type Reading = {
  readonly set: QuestionSet | null
  readonly problems: readonly Problem[]
  /** Where each question of `set` begins in the file. */
  readonly places: readonly Place[]
  /** The lines or rows as they stand in the file, without markup, where the format has such. */
  readonly source?: readonly SourceText[]
}

export type SourceText = { readonly at: Place; readonly text: string }

/** A file that was made, or what its format cannot hold: then nothing is made. */
export type MadeFile =
  | { readonly bytes: Uint8Array; readonly problems: readonly Problem[] }
  | { readonly bytes: null; readonly problems: readonly Problem[] }

export const fault = (code: string, what: string, at: Place | null = null): Problem => ({
  code,
  what,
  severity: 'fault',
  at,
})

export const note = (code: string, what: string, at: Place | null = null): Problem => ({
  code,
  what,
  severity: 'note',
  at,
})
