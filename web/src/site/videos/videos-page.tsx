import type { Video } from '@pariksha/contract/site/videos'
import { Search } from 'lucide-react'
import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { read } from '../../shared/lib/api/read.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import type { Route } from './+types/videos-page.ts'
import { CategoryFilter, type Choice } from './category-filter.tsx'
import { Figures } from './figures.tsx'
import { useTexts } from './texts.ts'
import { VideoCard } from './video-card.tsx'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
const useMeta = (args: MetaArgs) => {
  const texts = useTexts()
  return pageMeta(args, texts.heading, texts.description)
}

export { useMeta as meta }

export async function loader(args: Route.LoaderArgs) {
  const [videos, claims] = await Promise.all([
    read(args, '/videos/'),
    read(args, '/site/statistics/', { query: { exam: 'videos' } }),
  ])
  return { videos, claims }
}

export const handle = TRANSLATED

export default function VideosPage({ loaderData: { videos, claims } }: Route.ComponentProps) {
  const texts = useTexts()
  const [category, setCategory] = useState<Choice>('all')
  const [words, setWords] = useState('')
  const shown = videos.filter((video) => matches(video, category, words))
  const reset = () => {
    setCategory('all')
    setWords('')
  }
  if (videos.length === 0) return <NoVideos />
  return (
    <div className="page-width flex flex-col gap-8 py-8 md:py-12">
      <PageHeading title={texts.heading} lead={texts.subtitle}>
        <p role="status" className="figures rounded-full bg-accent-soft px-4 py-1 font-semibold text-accent">
          {texts.available(shown.length)}
        </p>
      </PageHeading>
      <label className="relative max-w-xl">
        <span className="sr-only">{texts.search}</span>
        <Search aria-hidden="true" className="-translate-y-1/2 absolute top-1/2 left-3 size-5 text-ink-faint" />
        <input
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          placeholder={texts.placeholder}
          className="min-h-11 w-full rounded-md border border-outline bg-surface py-2 pr-3 pl-10 placeholder:text-ink-faint"
        />
      </label>
      <CategoryFilter chosen={category} onChoose={setCategory} />
      {shown.length === 0 ? (
        <EmptyState
          title={texts.empty.title}
          text={texts.empty.text}
          action={<Button onClick={reset}>{texts.empty.action}</Button>}
        />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {shown.map((video) => (
            <li key={video.id}>
              <VideoCard video={video} />
            </li>
          ))}
        </ul>
      )}
      {videos.some(({ sample }) => sample) && <p className="text-ink-faint text-sm">{texts.sampleNote}</p>}
      <Figures videos={videos.length} claims={claims} />
    </div>
  )
}

function NoVideos() {
  const texts = useTexts()
  return (
    <div className="page-width flex flex-col gap-8 py-8 md:py-12">
      <PageHeading title={texts.heading} lead={texts.subtitle} />
      <EmptyState
        title={texts.none.title}
        text={texts.none.text}
        action={<ButtonLink to="/current-affairs">{texts.none.action}</ButtonLink>}
      />
    </div>
  )
}

function matches({ category, title, description }: Video, chosen: Choice, words: string): boolean {
  const text = words.trim().toLowerCase()
  return (
    (chosen === 'all' || chosen === category) &&
    (title.toLowerCase().includes(text) || description.toLowerCase().includes(text))
  )
}
