import type { Language } from '@pariksha/contract/languages'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isVisible, type Reader } from './visible.ts'

type Table = 'materials' | 'articles'

/** Selects the translation in the requested language, else the original. */
export const isShownIn = (language: Language, table: Table, reader: Reader) => sql<SqlBool>`(
  ${sql.ref(`${table}.language`)} = ${language}
  or ${sql.ref(`${table}.translation_of`)} is null and not exists (
    select from ${sql.table(table)} as translation
    where translation.translation_of = ${sql.ref(`${table}.id`)}
      and translation.language = ${language} and ${isVisible(reader, 'translation')}))`

/** The slug of the original, shared by all translations: they are for the same readers. */
export const originalSlug = (table: Table): RawBuilder<string> => sql<string>`coalesce(
  (select original.slug from ${sql.table(table)} as original
    where original.id = ${sql.ref(`${table}.translation_of`)} and original.published),
  ${sql.ref(`${table}.slug`)})`
