import type { SuccessStory } from '@pariksha/contract/site/institute'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { useTexts } from '../texts.ts'

export function StoryList({ stories }: { readonly stories: readonly SuccessStory[] }) {
  const texts = useTexts()
  if (stories.length === 0) return <EmptyState title={texts.stories.none} text={texts.stories.noneText} />
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {stories.map(({ id, name, rank, institute, quote, sample }) => (
        <li key={id}>
          <figure className="flex h-full flex-col gap-4 rounded-lg border border-line bg-surface p-5">
            <blockquote className="flex-1">{quote}</blockquote>
            <figcaption>
              <span className="block font-semibold">{name}</span>
              <span className="block text-ink-soft text-sm">
                {rank}, {institute}
              </span>
              {sample && <span className="text-ink-faint text-xs">{texts.sample}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
