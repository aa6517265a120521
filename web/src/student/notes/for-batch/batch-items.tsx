import { rupees } from '@pariksha/domain/rupees'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { useTexts } from '../texts.ts'

type BatchContents = Awaited<ReturnType<typeof readBatchItems>>

/** Filters the whole lists for items of batches; the others have pages of their own. */
export async function readBatchItems() {
  const [articles, videos, books] = await Promise.all([
    call('GET /articles/'),
    call('GET /videos/'),
    call('GET /books/'),
  ])
  const isForBatch = (one: { readonly for_batch: boolean }) => one.for_batch
  return { articles: articles.filter(isForBatch), videos: videos.filter(isForBatch), books: books.filter(isForBatch) }
}

/** Articles, videos and books for the batches of the student, in lines. */
export function BatchItems({ articles, videos, books }: BatchContents) {
  const { batch } = useTexts()
  if (articles.length + videos.length + books.length === 0) return null
  return (
    <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
      {articles.map(({ slug, title, summary, language }) => (
        <Line key={slug} kind={batch.article} text={summary} lang={language}>
          <Link to={`/blog/${slug}`} className={LINK}>
            {title}
          </Link>
        </Line>
      ))}
      {videos.map(({ id, title, description, youtubeUrl }) => (
        <Line key={id} id={`video-${id}`} kind={batch.video} text={description}>
          <a href={youtubeUrl} target="_blank" rel="noopener noreferrer" className={LINK}>
            {title}
            <span className="sr-only"> ({batch.newTab})</span>
          </a>
        </Line>
      ))}
      {books.map(({ id, title, description, price, extract, how_to_get }) => (
        <Line
          key={id}
          id={`book-${id}`}
          kind={`${batch.book} · ${rupees(price)}`}
          text={`${description} ${how_to_get}`}
        >
          <p className="font-semibold">{title}</p>
          {extract && (
            <Link to={`/current-affairs/${extract.slug}`} className={LINK}>
              {extract.title}
            </Link>
          )}
        </Line>
      ))}
    </ul>
  )
}

const LINK = 'inline-flex min-h-6 items-center gap-1.5 font-semibold text-accent hover:underline'

type LineProps = {
  readonly id?: string
  readonly kind: string
  readonly text: string
  readonly lang?: string
  readonly children: ReactNode
}

function Line({ id, kind, text, lang, children }: LineProps) {
  return (
    <li id={id} className="flex flex-col gap-1 px-5 py-4 [overflow-wrap:anywhere]">
      <p className="figures text-ink-soft text-sm">{kind}</p>
      <div lang={lang} className="flex flex-col items-start gap-1">
        {children}
        <p className="text-ink-soft text-sm">{text}</p>
      </div>
    </li>
  )
}
