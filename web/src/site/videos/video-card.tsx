import type { Video } from '@pariksha/contract/site/videos'
import { ExternalLink, Eye, Play } from 'lucide-react'
import { Cover } from '../../shared/covers/cover.tsx'
import { coverOf } from '../../shared/covers/cover-of.ts'
import { useTexts } from './texts.ts'

const LEVELS = {
  Beginner: 'bg-good-soft text-good',
  Intermediate: 'bg-warn-soft text-warn',
  Advanced: 'bg-bad-soft text-bad',
} as const

export function VideoCard({ video }: { readonly video: Video }) {
  const texts = useTexts()
  const { title, description, category, duration, views, thumbnail, youtubeUrl, level, sample } = video
  return (
    <a
      href={youtubeUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-sm hover:border-outline hover:shadow-md"
    >
      <span className="relative block aspect-video overflow-hidden">
        {thumbnail === null ? (
          <Cover look={coverOf(title, category)} shape="video" className="size-full" />
        ) : (
          <img src={thumbnail} alt="" loading="lazy" className="size-full object-cover" />
        )}
        <span className="absolute inset-0 flex items-center justify-center">
          <span className="flex size-14 items-center justify-center rounded-full bg-accent text-on-accent shadow-md transition-transform duration-(--motion-calm) group-hover:scale-110">
            <Play aria-hidden="true" className="ml-1 size-6" fill="currentColor" />
          </span>
        </span>
        <span className="figures absolute right-2 bottom-2 rounded-sm bg-ink px-2 py-0.5 font-medium text-page text-sm">
          <span className="sr-only">{texts.duration(duration)}</span>
          <span aria-hidden="true">{duration}</span>
        </span>
      </span>
      <span className="flex flex-1 flex-col gap-2 p-4">
        <span className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span className="font-medium text-accent">{texts.categories[category]}</span>
          {level && <span className={`rounded-full px-2.5 py-0.5 font-medium ${LEVELS[level]}`}>{level}</span>}
          {sample && <span className="text-ink-faint text-xs">{texts.sample}</span>}
        </span>
        <h2 className="font-semibold text-lg group-hover:underline">{title}</h2>
        <span className="flex-1 text-ink-soft">{description}</span>
        <span className="flex items-center justify-between gap-2 pt-1 text-ink-soft text-sm">
          {views ? (
            <span className="figures inline-flex items-center gap-1.5">
              <Eye aria-hidden="true" className="size-4" />
              {texts.views(views)}
            </span>
          ) : (
            <span />
          )}
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="sr-only">{texts.newTab}</span>
        </span>
      </span>
    </a>
  )
}
