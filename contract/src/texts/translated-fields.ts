import type { Language } from '../languages.ts'

/** English is the field itself. */
export const TRANSLATION_LANGUAGES = ['te', 'hi'] as const satisfies readonly Language[]
export type TranslationLanguage = (typeof TRANSLATION_LANGUAGES)[number]

/**
 * What staff may write in Telugu and Hindi, too, of each collection and setting. The bounds are those of the English field
 * (collections/collections.ts). Study materials and articles have a row for each language in place of it.
 */
export const TRANSLATED_FIELDS = {
  slides: ['title', 'text', 'link_label'],
  testimonials: ['role', 'text'],
  statistics: ['label'],
  notices: ['title'],
  success_stories: ['rank', 'quote'],
  videos: ['title', 'description'],
  books: ['title', 'author', 'description', 'contents', 'how_to_get'],
  packages: ['title', 'description', 'contents', 'badge'],
  exams: [
    'full_name',
    'summary',
    'conducted_by',
    'frequency',
    'eligibility',
    'posts',
    'salary',
    'selection',
    'syllabus',
    'answers',
  ],
  institute: ['tagline', 'about', 'address', 'hours'],
  popup: ['title', 'text', 'link_label'],
} as const

/** By the name of any collection or setting. */
export const translatedFieldsOf = (name: string): readonly string[] =>
  Object.hasOwn(TRANSLATED_FIELDS, name) ? TRANSLATED_FIELDS[name as keyof typeof TRANSLATED_FIELDS] : []

/** By language, the fields whose English was changed after they were translated. */
type Outdated = { readonly [L in TranslationLanguage]?: readonly string[] | undefined }

/** By language and field; a field that is missing is shown in English. */
export type Translations = {
  readonly [L in TranslationLanguage]?: { readonly [Field in string]: unknown } | undefined
} & { readonly outdated?: Outdated | undefined }
