import type { Language } from '@pariksha/contract/languages'
import { type SqlBool, sql } from 'kysely'

/** Selects the translation in the requested language, else the original. */
export const isShownIn = (language: Language, table: 'materials' | 'articles') => sql<SqlBool>`(
  ${sql.ref(`${table}.language`)} = ${language}
  or ${sql.ref(`${table}.translation_of`)} is null and not exists (
    select from ${sql.table(table)} as translation
    where translation.translation_of = ${sql.ref(`${table}.id`)}
      and translation.language = ${language} and translation.published))`

/** The slug of the original, shared by all translations. */
export const originalSlug = (table: 'materials' | 'articles') => sql<string>`coalesce(
  (select original.slug from ${sql.table(table)} as original
    where original.id = ${sql.ref(`${table}.translation_of`)} and original.published),
  ${sql.ref(`${table}.slug`)})`
