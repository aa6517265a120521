import type { Language } from '@pariksha/contract/languages'
import type { listMaterials, MaterialKind } from '@pariksha/contract/site/study'
import type { StudyExam } from '@pariksha/domain/exam-families'
import { type Expression, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { isShownIn, originalSlug } from './in-language.ts'
import { isForBatch, isVisible, type Reader } from './visible.ts'

/** `shownIn`: the language each text is shown in where it is there, unless the filter asks for one. */
export type MaterialFilter = z.output<(typeof listMaterials)['querystring']> & { readonly shownIn: Language }

export const PAGE = 12

export const listCategories = (db: Database) =>
  db.selectFrom('study_categories').select(['id', 'category']).orderBy('position').orderBy('id').execute()

const visible = (db: Database, reader: Reader) => db.selectFrom('materials').where(isVisible(reader, 'materials'))

const materials = (db: Database, reader: Reader) =>
  visible(db, reader).select((eb) => [
    'materials.id',
    'materials.slug',
    'materials.title',
    'materials.summary',
    sql<MaterialKind>`materials.kind`.as('kind'),
    'materials.subject',
    sql<StudyExam[]>`materials.exams`.as('exams'),
    sql<Language>`materials.language`.as('language'),
    'materials.translation_of',
    originalSlug('materials').as('original'),
    'materials.published_on',
    'materials.body',
    'materials.html',
    'materials.rendered_by',
    'materials.file',
    isForBatch('materials').as('for_batch'),
    sql<string[]>`array(${inCategories(eb.ref('materials.exams'), eb.ref('materials.kind'))})`.as('categories'),
    jsonArrayFrom(
      eb
        .selectFrom('materials as other')
        .select(['other.slug', sql<Language>`other.language`.as('language')])
        .where(isVisible(reader, 'other'))
        .whereRef('other.id', '<>', 'materials.id')
        .where(
          sql<SqlBool>`coalesce(other.translation_of, other.id) = coalesce(materials.translation_of, materials.id)`,
        )
        .orderBy('other.language'),
    ).as('translations'),
  ])

const inCategories = (exams: Expression<string[]>, kind: Expression<string>) =>
  sql`select category from study_categories where exam = any(${exams}) or kind = ${kind} order by position, id`

export type MaterialRow = NonNullable<Awaited<ReturnType<typeof findMaterial>>>

export const findMaterial = (db: Database, reader: Reader, material: number | string) =>
  materials(db, reader)
    .where(typeof material === 'number' ? 'materials.id' : 'materials.slug', '=', material)
    .executeTakeFirst()

/** A text asked for by its first language's name comes in the reader's language, where it is there. */
export async function findMaterialIn(db: Database, reader: Reader, material: number | string, shownIn: Language) {
  const row = await findMaterial(db, reader, material)
  const wanted = row?.translation_of === null && row.translations.find(({ language }) => language === shownIn)
  return row && wanted && row.language !== shownIn ? findMaterial(db, reader, wanted.slug) : row
}

/** A page of what the filter lets through, and how many there are in all. */
export async function searchMaterials(db: Database, reader: Reader, filter: MaterialFilter) {
  const conditions = conditionsOf(reader, filter)
  const [{ count }, rows] = await Promise.all([
    conditions
      .reduce((query, condition) => query.where(condition), visible(db, reader))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    conditions
      .reduce((query, condition) => query.where(condition), materials(db, reader))
      .orderBy('materials.published_on', 'desc')
      .orderBy('materials.position')
      .orderBy('materials.id')
      .limit(PAGE)
      .offset((filter.page - 1) * PAGE)
      .execute(),
  ])
  return { count, rows }
}

function conditionsOf(
  reader: Reader,
  { category, exam, type, language, month, q, for_batch, shownIn }: MaterialFilter,
): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = []
  if (category !== undefined) {
    conditions.push(sql`exists (select from study_categories c where lower(c.category) = lower(${category})
      and (c.exam = any(materials.exams) or c.kind = materials.kind))`)
  }
  if (exam !== undefined) conditions.push(sql`${exam} = any(materials.exams)`)
  if (type !== undefined) conditions.push(sql`materials.kind = ${type}`)
  conditions.push(
    language === undefined ? isShownIn(shownIn, 'materials', reader) : sql`materials.language = ${language}`,
  )
  if (month !== undefined) conditions.push(sql`to_char(materials.published_on, 'YYYY-MM') = ${month}`)
  if (for_batch) conditions.push(isForBatch('materials'))
  for (const word of wordsOf(q)) {
    conditions.push(
      sql`strpos(lower(concat_ws(' ', materials.title, materials.summary, materials.subject, materials.body)), ${word}) > 0`,
    )
  }
  return conditions
}

const MAX_WORDS = 8

/** What is searched for: every word has to be there, capitals or not. */
const wordsOf = (q: string | undefined): string[] =>
  (q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

/** The values that the list can be filtered by. */
export const filterChoices = (db: Database, reader: Reader) =>
  visible(db, reader)
    .select([
      sql<StudyExam[]>`array(
        select distinct unnest(exams) from materials as other where ${isVisible(reader, 'other')} order by 1)`.as(
        'exams',
      ),
      sql<MaterialKind[]>`coalesce(array_agg(distinct kind), '{}')`.as('types'),
      sql<Language[]>`coalesce(array_agg(distinct language), '{}')`.as('languages'),
      sql<string[]>`coalesce(array_agg(distinct to_char(published_on, 'YYYY-MM')), '{}')`.as('months'),
    ])
    .executeTakeFirstOrThrow()
