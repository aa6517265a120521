import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import type { Translations } from '@pariksha/contract/texts/translated-fields'
import { BLANK_PATTERN, draftOf, type PatternDraft, typedPattern } from '../pattern/pattern-draft.ts'
import { type TranslationsDraft, translationsDraft, writtenTranslations } from './translations.ts'

export type Choice = { readonly value: string; readonly label: string }

/** material, article: one of those, of which the row has the number. batches: whom it is for. */
type Simple =
  | 'line'
  | 'text'
  | 'markdown'
  | 'number'
  | 'date'
  | 'yes'
  | 'lines'
  | 'picture'
  | 'pdf'
  | 'material'
  | 'article'
  | 'colour'
  | 'pattern'
  | 'batches'

type Kind =
  | { readonly [Name in Simple]: { readonly kind: Name } }[Simple]
  /** exams, series: those of the catalogue. */
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] | 'exams' }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] | 'series' }
  | {
      readonly kind: 'rows'
      readonly columns: readonly {
        readonly name: string
        readonly label: string
        readonly choices?: readonly Choice[]
      }[]
    }

/** How a field of a collection is edited. */
export type Field = Kind & {
  readonly label: string
  readonly hint?: string
  readonly optional?: boolean
  /** May be written in Telugu and Hindi, too. */
  readonly translated?: boolean
  /** What a new row begins with. */
  readonly initial?: () => string
}
export type Fields = Readonly<Record<string, Field>>

/** What is in the form: as the server has it, but for numbers and what may be left empty, which are texts meanwhile. */
export type Draft = Readonly<Record<string, unknown>>

const BLANK: Record<Field['kind'], unknown> = {
  line: '',
  text: '',
  markdown: '',
  number: '',
  date: '',
  yes: true,
  lines: [],
  picture: null,
  pdf: null,
  material: '',
  article: '',
  batches: null,
  colour: 'indigo',
  pattern: BLANK_PATTERN,
  choice: '',
  choices: [],
  rows: [],
}

export function toDraft(fields: Fields, row: Readonly<Record<string, unknown>> | undefined): Draft {
  const draft = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const initial = row === undefined ? field.initial?.() : undefined
      if (field.kind === 'pattern' && row) return [name, draftOf(row[name] as PaperPattern)]
      const value = row?.[name] ?? initial ?? BLANK[field.kind]
      return [name, isNumeric(field) ? String(value) : value]
    }),
  )
  const blank = blankTranslated(fields)
  return blank === undefined
    ? draft
    : { ...draft, translations: translationsDraft(blank, row?.translations as Translations) }
}

export function fromDraft(fields: Fields, draft: Draft): Record<string, unknown> {
  const input = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = draft[name]
      if (field.optional && value === '') return [name, null]
      if (field.kind === 'pattern') return [name, typedPattern(value as PatternDraft)]
      if (isNumeric(field)) return [name, numberIn(String(value).trim())]
      return [name, value]
    }),
  )
  if (blankTranslated(fields) === undefined) return input
  return { ...input, translations: writtenTranslations(draft.translations as TranslationsDraft) }
}

/** Each translated field, empty; nothing where there are none. */
function blankTranslated(fields: Fields): Readonly<Record<string, unknown>> | undefined {
  const translated = Object.entries(fields).filter(([, field]) => field.translated)
  return translated.length === 0
    ? undefined
    : Object.fromEntries(translated.map(([name, { kind }]) => [name, BLANK[kind]]))
}

/** What is no number, as 1e3 or 1,000, is sent as it was typed: the server says so. */
const numberIn = (typed: string): number | string | null =>
  typed === '' ? null : /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed

const isNumeric = ({ kind }: Field): boolean => kind === 'number' || kind === 'material' || kind === 'article'

export type ControlProps<Kind extends Field['kind'] = Field['kind']> = {
  readonly field: Extract<Field, { kind: Kind }>
  readonly value: unknown
  readonly error: string | undefined
  readonly onChange: (value: unknown) => void
}
