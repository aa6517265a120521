import type { Article } from '@pariksha/contract/site/articles'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Cover } from '../../shared/covers/cover.tsx'
import { coverOf } from '../../shared/covers/cover-of.ts'
import { useDayName } from '../../shared/lib/format/day-names.ts'
import { Reading } from '../../shared/reading/reading.tsx'
import { useTexts } from './texts.ts'

/** An article to read, and others to read next. */
export function ArticleText({ article }: { readonly article: Article }) {
  const texts = useTexts()
  const { dayName } = useDayName()
  const { slug, title, summary, topic, author, published_on, minutes, html, others, language } = article
  return (
    <article className="page-width py-8 md:py-12">
      <div className="mx-auto flex max-w-(--measure) flex-col gap-6">
        <nav aria-label={texts.you} className="flex flex-wrap items-center gap-1 text-ink-soft text-sm">
          <Link to="/blog" className="inline-flex min-h-6 items-center underline underline-offset-4">
            {texts.all}
          </Link>
          <ChevronRight aria-hidden="true" className="size-4" />
          <span>{topic}</span>
        </nav>
        <Cover look={coverOf(slug, topic)} className="h-24 w-full rounded-lg sm:h-32" />
        <header className="flex flex-col gap-3 border-line border-b pb-6">
          <h1 lang={language} className="font-bold text-3xl md:text-4xl">
            {title}
          </h1>
          <p lang={language} className="text-ink-soft text-lg">
            {summary}
          </p>
          <p className="figures text-ink-soft text-sm">
            {texts.by(author)} · <time dateTime={published_on}>{dayName(published_on)}</time> ·{' '}
            <span className="whitespace-nowrap">{texts.minutes(minutes)}</span>
          </p>
        </header>
        <Reading html={html} language={language} />
        {others.length > 0 && (
          <section className="flex flex-col gap-3 border-line border-t pt-6">
            <h2 className="font-semibold text-xl">{texts.next}</h2>
            <ul className="flex flex-col">
              {others.map((one) => (
                <li key={one.slug}>
                  <Link
                    to={`/blog/${one.slug}`}
                    className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
                  >
                    {one.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </article>
  )
}
