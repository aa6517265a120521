import type { FileQuestion } from '../../question-set.ts'

export type Answer = NonNullable<FileQuestion['answer']>

/** An option as far as answers name it: by its place, or by its text in any language. */
export type NamedOption = { readonly index: number; readonly texts: readonly string[]; readonly inDigits: boolean }

/** What the words of an answer say: letters or places of options, a number, or the text of an option. */
export type AnswerReading =
  | { readonly answer: Answer; readonly rest: string; readonly doubt?: string }
  | { readonly answer: undefined; readonly rest: string }
