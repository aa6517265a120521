import { listArticles, readArticle } from '@pariksha/contract/articles'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Router } from '../http/endpoint.ts'
import { readingMinutes, renderReading } from '../text/reading.ts'

const articles = (db: Database) =>
  db
    .selectFrom('articles')
    .select(['slug', 'title', 'summary', 'topic', 'author', 'published_on', 'body'])
    .where('published', '=', true)
    .orderBy('published_on', 'desc')
    .orderBy('position')
    .orderBy('id')

type Row = Awaited<ReturnType<ReturnType<typeof articles>['execute']>>[number]

const present = ({ body, ...article }: Row) => ({ ...article, minutes: readingMinutes(body) })

const OTHERS = 3

export function articleRoutes(route: Router, { db }: { db: Database }): void {
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
      html: renderReading(article.body),
      others: others.map(({ slug, title }) => ({ slug, title })),
    }
  })
}
