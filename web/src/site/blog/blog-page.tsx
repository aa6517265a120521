import type { ArticleItem } from '@pariksha/contract/site/articles'
import { Link, type MetaArgs } from 'react-router'
import { Cover } from '../../shared/covers/cover.tsx'
import { coverOf } from '../../shared/covers/cover-of.ts'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { read } from '../../shared/lib/api/read.ts'
import { useDayName } from '../../shared/lib/format/day-names.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import type { Route } from './+types/blog-page.ts'
import { useTexts } from './texts.ts'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
const useMeta = (args: MetaArgs) => {
  const texts = useTexts()
  return pageMeta(args, texts.heading, texts.description)
}

export { useMeta as meta }

export const loader = (args: Route.LoaderArgs) => read(args, '/articles/')

export const handle = TRANSLATED

export default function BlogPage({ loaderData: articles }: Route.ComponentProps) {
  const texts = useTexts()
  return (
    <div className="page-width flex flex-col gap-8 py-8 md:py-12">
      <PageHeading title={texts.heading} lead={texts.text} />
      {articles.length === 0 ? (
        <EmptyState
          title={texts.empty.title}
          text={texts.empty.text}
          action={<ButtonLink to="/current-affairs">{texts.empty.action}</ButtonLink>}
        />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {articles.map((article) => (
            <li key={article.slug}>
              <Teaser article={article} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Teaser({
  article: { slug, title, summary, topic, published_on, minutes },
}: {
  readonly article: ArticleItem
}) {
  const texts = useTexts()
  const { dayName } = useDayName()
  return (
    <article className="relative flex h-full flex-col gap-2 overflow-hidden rounded-lg border border-line bg-surface p-5 shadow-sm hover:border-outline hover:shadow-md sm:p-6">
      <Cover
        look={coverOf(slug, topic)}
        className="-mx-5 -mt-5 sm:-mx-6 sm:-mt-6 mb-2 h-24 w-[calc(100%+2.5rem)] sm:h-32 sm:w-[calc(100%+3rem)]"
      />
      <p className="font-medium text-accent text-sm">{topic}</p>
      <h2 className="font-semibold text-xl">
        <Link to={`/blog/${slug}`} className="after:absolute after:inset-0 after:rounded-lg">
          {title}
        </Link>
      </h2>
      <p className="flex-1 text-ink-soft">{summary}</p>
      <p className="figures text-ink-soft text-sm">
        <time dateTime={published_on}>{dayName(published_on)}</time> · {texts.minutes(minutes)}
      </p>
    </article>
  )
}
