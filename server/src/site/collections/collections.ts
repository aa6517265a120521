import { COLLECTIONS, type CollectionName } from '@pariksha/contract/site/collections/collections'
import { SETTINGS, type SettingName } from '@pariksha/contract/site/collections/settings'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { everyExam } from '../../exams/catalogue/catalogue.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import { batchesExist, isForThoseOfOriginal, translationsFollow } from './audience.ts'
import { examNameIsFree, syncSeries } from './exam-series.ts'

/** A row's version is the moment of its last change. */
type EditableTable = { [Table in keyof DB]: DB[Table] extends { updated_at: unknown } ? Table : never }[keyof DB]

/** Rows of another table that reference a row: they are deleted with it, or their reference becomes null. */
export type Link = {
  readonly table: keyof DB
  readonly column: string
  /** The referenced column, where it is not the id. */
  readonly references?: string
  readonly kind: 'part' | 'of-students' | 'reference'
}

/** A table that staff edit: its columns are the fields of the contract's schema. */
export type Collection = {
  readonly table: EditableTable
  readonly schema: z.ZodObject
  /** What a row goes by in its address. */
  readonly key: string
  readonly order: RawBuilder<unknown>
  /** Columns of JSON. */
  readonly json: readonly string[]
  /** Columns that are left out of lists. */
  readonly long: readonly string[]
  /** The column of Markdown whose HTML is kept beside it. */
  readonly rendered?: string
  /** Whether the demonstration fills it with samples; a row that staff save is no longer a sample. */
  readonly sampled: boolean
  /** What a row is called. */
  readonly nameColumn: string
  /** Columns that name a file of the store, and of what kind it has to be. */
  readonly files: Readonly<Record<string, 'picture' | 'pdf'>>
  /** Checks that no constraint of the database makes: a message by field. */
  readonly check?: (tx: Transaction, input: Row) => Promise<Readonly<Record<string, string>>>
  /** What comes back with the row when its deletion is undone. */
  readonly links: readonly Link[]
  /** What else is changed with a row: added without `before`, deleted without `after`. */
  readonly follow?: (tx: Transaction, change: { readonly before?: Row; readonly after?: Row }) => Promise<void>
}

type Row = Readonly<Record<string, unknown>>
type Own = Pick<Collection, 'table' | 'order'> & Partial<Collection>
const PLACED = sql`position, id`

const OWN: Readonly<Record<CollectionName, Own>> = {
  slides: { table: 'slides', order: PLACED, sampled: true, files: { image: 'picture' } },
  testimonials: { table: 'testimonials', order: PLACED, sampled: true, nameColumn: 'name' },
  statistics: {
    table: 'statistics',
    order: sql`exam nulls first, position, id`,
    sampled: true,
    nameColumn: 'label',
    check: examIsKnown('exam'),
  },
  notices: { table: 'notices', order: sql`on_date desc, id desc`, sampled: true },
  success_stories: {
    table: 'success_stories',
    order: sql`exam, position, id`,
    sampled: true,
    nameColumn: 'name',
    check: examIsKnown('exam'),
  },
  videos: { table: 'videos', order: PLACED, sampled: true, files: { thumbnail: 'picture' }, check: batchesExist },
  materials: {
    table: 'materials',
    order: sql`kind, published_on desc, position, id`,
    long: ['body'],
    rendered: 'body',
    files: { file: 'pdf' },
    links: [
      { table: 'saved_materials', column: 'material_id', kind: 'of-students' },
      { table: 'books', column: 'extract', kind: 'reference' },
    ],
    check: isForThoseOfOriginal('materials'),
    follow: translationsFollow('materials'),
  },
  books: { table: 'books', order: PLACED, sampled: true, files: { cover: 'picture' }, check: batchesExist },
  articles: {
    table: 'articles',
    order: sql`published_on desc, position, id`,
    sampled: true,
    long: ['body'],
    rendered: 'body',
    check: isForThoseOfOriginal('articles'),
    follow: translationsFollow('articles'),
  },
  exams: {
    table: 'exams',
    order: PLACED,
    nameColumn: 'name',
    json: ['eligibility', 'syllabus', 'answers', 'pattern'],
    long: ['eligibility', 'posts', 'selection', 'syllabus', 'answers', 'pattern'],
    links: [
      { table: 'chosen_exams', column: 'exam_slug', references: 'slug', kind: 'of-students' },
      { table: 'exam_dates', column: 'exam_slug', references: 'slug', kind: 'part' },
      { table: 'hidden_exams', column: 'exam_slug', references: 'slug', kind: 'part' },
    ],
    check: examNameIsFree,
    follow: syncSeries,
  },
  packages: {
    table: 'packages',
    order: sql`family, position, id`,
    links: [{ table: 'orders', column: 'package_id', kind: 'reference' }],
  },
}

const OF_SETTINGS: Readonly<Record<SettingName, Own>> = {
  institute: {
    table: 'institute',
    order: sql`only_row`,
    key: 'only_row',
    json: ['hours', 'social'],
    files: { logo: 'picture' },
  },
  popup: { table: 'popup', order: sql`only_row`, key: 'only_row', files: { image: 'picture' } },
}

const USUAL = { key: 'id', long: [], links: [], files: {}, sampled: false, nameColumn: 'title' } as const

export const collectionOf = (name: CollectionName): Collection => whole(OWN[name], COLLECTIONS[name])

export const settingOf = (name: SettingName): Collection => whole(OF_SETTINGS[name], SETTINGS[name])

const whole = (own: Own, schema: z.ZodObject): Collection => ({
  ...USUAL,
  ...own,
  json: [...(own.json ?? []), ...('translations' in schema.shape ? ['translations'] : [])],
  schema,
})

/** Examinations that ship are content, not rows. */
function examIsKnown(field: string): NonNullable<Collection['check']> {
  return async (tx, input) => {
    const known = input[field] === null || (await everyExam(tx)).some(({ slug }) => slug === input[field])
    return known ? {} : { [field]: 'There is no such exam.' }
  }
}
