import type { FileQuestion, Problem } from '../question-set.ts'
import type { Label } from './labels.ts'
import type { RichText } from './rich/rich-text.ts'

/** `cells`: of a table that could be the options of the question. */
export type TextLine = { readonly at: number; readonly rich: RichText; readonly cells?: readonly RichText[] }

/** An option as it was found: what stands behind its label, and the lines that follow. */
export type OptionLines = {
  readonly label: Label
  readonly labelRich: RichText
  readonly at: number
  /** Its label stands behind other text of its line. */
  readonly isInline?: boolean
  readonly lines: RichText[]
}

/** Options, or statements of the question that are labelled as options are. */
export type LabelledList = {
  readonly style: string
  readonly items: OptionLines[]
  /** How many lines of the question stand before it. */
  readonly after: number
}

/** A question while its lines are gathered. */
export type QuestionLines = {
  readonly at: number
  /** As it is printed; '' for a question without a number. */
  readonly number: string
  readonly style: string
  /** For counting on; a question without a number has the one that it should have. */
  readonly count: number
  readonly level: number | undefined
  stem: TextLine[]
  list: LabelledList | undefined
  /** Options of the second language: the same letters once more. */
  translated: LabelledList[]
  readonly answers: TextLine[]
  solution: TextLine[] | undefined
  mode: 'stem' | 'options' | 'answer' | 'solution'
  /** The last number of a list in the solution. */
  listed: number
  /** The same question in other languages: in other columns of a table, or once more under its number. */
  readonly translations: QuestionLines[]
  /** For text beside the questions: its column, 0 for none. */
  readonly column: number | undefined
  passage: string | null
  section: string | null
  details: Partial<Pick<FileQuestion, 'topic' | 'level' | 'source' | 'year' | 'tags' | 'bank_id'>>
  readonly problems: Problem[]
}

export const isTranslation = ({ column }: QuestionLines): boolean => column !== undefined

export type PassageLines = {
  readonly id: string
  readonly at: number
  readonly from: number | undefined
  readonly to: number | undefined
  readonly lines: TextLine[]
  used: boolean
}

export const newQuestion = (
  at: number,
  label: Label | undefined,
  count: number,
  level: number | undefined,
): QuestionLines => ({
  at,
  number: label?.text ?? '',
  style: label?.style ?? '',
  count,
  level,
  stem: [],
  list: undefined,
  translated: [],
  answers: [],
  solution: undefined,
  mode: 'stem',
  listed: 0,
  translations: [],
  column: undefined,
  passage: null,
  section: null,
  details: {},
  problems: [],
})
