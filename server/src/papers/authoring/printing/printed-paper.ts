import type { PaperPart, PaperSet } from '@pariksha/contract/papers/printed-papers'
import type { Texts } from '@pariksha/contract/questions/question-file'
import type { QuestionKind } from '@pariksha/domain/question'
import type { PrintedWords } from './printed-words.ts'

export type PrintedDrawing = { readonly name: string; readonly alt: string }

export type PrintedQuestion = {
  readonly number: number
  readonly kind: QuestionKind
  /** What is printed at the question itself, by language. */
  readonly notes: readonly string[]
  readonly stem: Texts
  readonly drawing: PrintedDrawing | null
  readonly options: readonly Texts[]
  /** "B", "A, C", "12 – 14", "B or D" since a correction, that it was dropped, or a dash where there is no key yet. */
  readonly answer: string
  readonly explanation: Texts | null
}

/** Questions that stay together, with what they are about. */
export type PrintedUnit = { readonly passage: Texts | null; readonly questions: readonly PrintedQuestion[] }

export type PrintedSection = {
  readonly name: string
  readonly marking: string
  readonly units: readonly PrintedUnit[]
}

/** All that a PDF of a paper is made from. Texts are Markdown; `![…](file:NAME)` are the pictures beside it. */
export type PrintedPaper = {
  readonly part: PaperPart
  readonly set: PaperSet
  readonly languages: readonly (keyof Texts)[]
  readonly columns: 1 | 2
  readonly rough: boolean
  readonly institute: { readonly name: string; readonly address: string | null; readonly phone: string | null }
  /** The name of a picture. */
  readonly logo: string | null
  readonly title: string
  readonly minutes: number
  readonly marks: number
  readonly count: number
  /** By language. */
  readonly instructions: readonly (readonly string[])[]
  /** How the answer sheet is filled, by language, and how many signs a number has on it; null: one box. */
  readonly sheet: { readonly instructions: readonly (readonly string[])[]; readonly cells: number | null }
  readonly words: PrintedWords
  readonly sections: readonly PrintedSection[]
  readonly pictures: readonly { readonly name: string; readonly body: Uint8Array }[]
  /** When the paper was last changed: the current date would give the same paper a different file each time. */
  readonly changedAt: string
}
