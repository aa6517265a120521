import { TRANSLATED } from '../../shared/languages/translated.ts'
import { read } from '../../shared/lib/api/read.ts'
import { siteOf, withTaught } from '../../shared/lib/site.ts'
import { article as written } from '../../shared/search-engines/creative-works.ts'
import { fitDescription } from '../../shared/search-engines/fit-description.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { breadcrumb } from '../../shared/search-engines/structured-data.ts'
import type { Route } from './+types/article-page.ts'
import { ArticleText } from './article-text.tsx'
import { useTexts } from './texts.ts'

/** Articles are in English, whatever the page around them is in. */
const MORE = 'Exam preparation article for {exams} students, with study plans, methods and exam-day tips.'

export const loader = (args: Route.LoaderArgs) => read(args, '/articles/:slug/', { params: { slug: args.params.slug } })

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: Route.MetaArgs) {
  const texts = useTexts()
  const article = args.loaderData
  const title = article?.title ?? texts.heading
  const description = article
    ? fitDescription(article.summary, withTaught(MORE, siteOf(args.matches).taught))
    : texts.description
  return [
    ...pageMeta(args, title, description, { available: article?.languages }),
    ...(article ? [written(args, { title, description, published: article.published_on }, article.author)] : []),
    breadcrumb(args, [
      [texts.heading, '/blog'],
      [title, args.location.pathname],
    ]),
  ]
}

export { useMeta as meta }

export const handle = TRANSLATED

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  return <ArticleText article={article} />
}
