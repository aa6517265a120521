import type { Language } from '@pariksha/contract/languages'
import { listBooks } from '@pariksha/contract/site/books'
import type { StudyExam } from '@pariksha/domain/exam-families'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { fileUrl } from '../../platform/files/store.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { rowInLanguage } from '../../platform/http/in-language.ts'
import { responseLanguage } from '../../platform/http/language.ts'
import { isForBatch, isVisible, type Reader } from './visible.ts'

export function bookRoutes(route: Router, { db }: { db: Database }): void {
  route(listBooks, async (asked) => {
    const language = responseLanguage(asked)
    const { caller } = asked
    const rows = await db
      .selectFrom('books')
      .leftJoin('materials', (join) =>
        join.onRef('materials.id', '=', 'books.extract').on(isVisible(caller, 'materials')),
      )
      .select([
        'books.id',
        'books.title',
        'books.author',
        'books.description',
        'books.contents',
        sql<StudyExam[]>`books.exams`.as('exams'),
        sql<Language>`books.language`.as('language'),
        'books.pages',
        'books.price',
        'books.cover',
        'books.how_to_get',
        'books.sample',
        isForBatch('books').as('for_batch'),
        'books.translations',
        'materials.slug as extractSlug',
        extractTitleIn(language, caller),
      ])
      .where(isVisible(caller, 'books'))
      .orderBy('books.position')
      .orderBy('books.id')
      .execute()
    return rows
      .map((row) => rowInLanguage(language, row))
      .map(({ extractSlug, extractTitle, cover, ...book }) => ({
        ...book,
        cover: cover === null ? null : fileUrl(cover, 'cover'),
        extract: extractSlug === null || extractTitle === null ? null : { slug: extractSlug, title: extractTitle },
      }))
  })
}

/** As the material is called where the link leads: a translation has the address of its original. */
const extractTitleIn = (language: Language, reader: Reader) =>
  sql<string | null>`coalesce((
    select translation.title from materials as translation
    where translation.translation_of = materials.id and translation.language = ${language}
      and ${isVisible(reader, 'translation')}
    limit 1), materials.title)`.as('extractTitle')
