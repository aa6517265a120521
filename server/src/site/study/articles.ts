import type { Language } from '@pariksha/contract/languages'
import { listArticles, readArticle } from '@pariksha/contract/site/articles'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { responseLanguage } from '../../platform/http/language.ts'
import { readingMinutes } from '../../platform/text/reading-minutes.ts'
import type { TextRendering } from '../../platform/text/text-rendering.ts'
import { isShownIn, originalSlug } from './in-language.ts'
import { isForBatch, isVisible, type Reader } from './visible.ts'

const languagesOf = (reader: Reader) => sql<Language[]>`array(
  select language from articles as other
  where ${isVisible(reader, 'other')}
    and coalesce(other.translation_of, other.id) = coalesce(articles.translation_of, articles.id)
  order by language)`

/** Each once, in the reader's language where it is there. */
const articles = (db: Database, language: Language, reader: Reader) =>
  db
    .selectFrom('articles')
    .select([
      'id',
      originalSlug('articles').as('slug'),
      sql<Language>`articles.language`.as('language'),
      languagesOf(reader).as('languages'),
      'title',
      'summary',
      'topic',
      'author',
      'published_on',
      isForBatch('articles').as('for_batch'),
      'body',
      'html',
      'rendered_by',
    ])
    .where(isVisible(reader, 'articles'))
    .where(isShownIn(language, 'articles', reader))
    .orderBy('published_on', 'desc')
    .orderBy('position')
    .orderBy('id')

type Row = Awaited<ReturnType<ReturnType<typeof articles>['execute']>>[number]

const present = ({ id: _, body, html: __, rendered_by: ___, ...article }: Row) => ({
  ...article,
  minutes: readingMinutes(body),
})

const OTHERS = 3

export function articleRoutes(route: Router, { db, texts }: { db: Database; texts: TextRendering }): void {
  route(listArticles, async (asked) =>
    (await articles(db, responseLanguage(asked), asked.caller).execute()).map(present),
  )

  route(readArticle, async (asked) => {
    const { slug } = asked.params
    const all = await articles(db, responseLanguage(asked), asked.caller).execute()
    const index = all.findIndex((one) => one.slug === slug)
    const article = all[index]
    if (!article) throw new AppError('not_found')
    const { id, body } = article
    // the older ones, and from the newest again at the end
    const others = [...all.slice(index + 1), ...all.slice(0, index)].slice(0, OTHERS)
    return {
      ...present(article),
      html: await texts.stored('page', { ...article, text: body }, (rendering) =>
        db.updateTable('articles').set(rendering).where('id', '=', id).where('body', '=', body).execute(),
      ),
      others: others.map(({ slug, title }) => ({ slug, title })),
    }
  })
}
