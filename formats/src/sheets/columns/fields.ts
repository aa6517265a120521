import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import { LETTERS } from '@pariksha/domain/question'
import type { Reading } from '../../question-set.ts'

const OPTION_FIELDS = LETTERS.map((letter) => `option-${letter}` as const)

/** Fields with a text in one of the languages; without one (`stem` and not `stem.te`) its script decides. */
const TEXT_FIELDS = ['stem', ...OPTION_FIELDS, 'explanation', 'passage'] as const
export type TextField = (typeof TEXT_FIELDS)[number]

export const PLAIN_FIELDS = [
  'number',
  'answer',
  'kind',
  /** All options in one cell, a line each. */
  'options',
  /** Which of several questions have the same passage. */
  'passage-number',
  'section',
  'topic',
  'level',
  'source',
  'year',
  'tags',
  /** The question of the bank that the row was exported from. */
  'bank-id',
  /** "Markdown" in a row whose texts are Markdown; otherwise they are plain text. */
  'text-format',
] as const
export type PlainField = (typeof PLAIN_FIELDS)[number]

export type Field = PlainField | TextField | `${TextField}.${Language}`

/** What columns of a sheet can hold. */
export const FIELDS: readonly Field[] = [
  ...PLAIN_FIELDS,
  ...TEXT_FIELDS,
  ...TEXT_FIELDS.flatMap((field) => LANGUAGES.map((language) => `${field}.${language}` as const)),
]

/** Which column of a sheet holds what: recognised by the headings, or given by hand. */
export type Mapping = {
  /** Null for CSV. */
  readonly sheet: string | null
  /** The row of the headings, from 1; 0: the sheet has none. */
  readonly headingRow: number
  readonly columns: readonly { readonly heading: string; readonly field: Field | null }[]
}

/** The mappings that a spreadsheet was read with, for each sheet with questions. */
export type SheetReading = Reading & { readonly mappings: readonly Mapping[] }

type InLanguage = { readonly text: TextField; readonly language: Language | null }

const IN_LANGUAGES = new Map<Field, InLanguage>(
  TEXT_FIELDS.flatMap((text) => [
    [text, { text, language: null }] as const,
    ...LANGUAGES.map((language) => [`${text}.${language}`, { text, language }] as const),
  ]),
)

/** The text field of a field and the language that its column names. */
export const textFieldOf = (field: Field): InLanguage | undefined => IN_LANGUAGES.get(field)
