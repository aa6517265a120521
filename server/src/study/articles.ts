import { listArticles, readArticle } from '@pariksha/contract/articles'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Router } from '../http/endpoint.ts'
import { readingMinutes } from '../text/reading-minutes.ts'
import type { Texts } from '../text/texts.ts'

const articles = (db: Database) =>
  db
    .selectFrom('articles')
    .select(['slug', 'title', 'summary', 'topic', 'author', 'published_on', 'body', 'html', 'rendered_by'])
    .where('published', '=', true)
    .orderBy('published_on', 'desc')
    .orderBy('position')
    .orderBy('id')

type Row = Awaited<ReturnType<ReturnType<typeof articles>['execute']>>[number]

const present = ({ body, html: _, rendered_by: __, ...article }: Row) => ({ ...article, minutes: readingMinutes(body) })

const OTHERS = 3

export function articleRoutes(route: Router, { db, texts }: { db: Database; texts: Texts }): void {
  route(listArticles, async () => (await articles(db).execute()).map(present))

  route(readArticle, async ({ params: { slug } }) => {
    const all = await articles(db).execute()
    const index = all.findIndex((one) => one.slug === slug)
    const article = all[index]
    if (!article) throw new AppError('not_found')
    // the older ones, and from the newest again at the end
    const others = [...all.slice(index + 1), ...all.slice(0, index)].slice(0, OTHERS)
    return {
      ...present(article),
      html: await texts.stored('reading', { ...article, text: article.body }, (rendering) =>
        db.updateTable('articles').set(rendering).where('slug', '=', slug).where('body', '=', article.body).execute(),
      ),
      others: others.map(({ slug, title }) => ({ slug, title })),
    }
  })
}
