import type { MetaArgs } from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { read } from '../../shared/lib/api/read.ts'
import { lazyPart, PartOnDemand } from '../../shared/lib/hydration/part-on-demand.tsx'
import { useSession } from '../../shared/lib/session/session.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { PageLinks } from '../../shared/ui/navigation/page-links.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import { MaterialCard } from '../../site/study/material-card.tsx'
import { CARDS } from '../../site/study/materials.tsx'
import type { Route } from './+types/notes-page.ts'
import { OwnNotes } from './own-notes.tsx'
import { useTexts } from './texts.ts'

const BatchContent = lazyPart(async () => (await import('./for-batch/batch-content.tsx')).BatchContent)

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
const useMeta = (args: MetaArgs) => {
  const texts = useTexts()
  return pageMeta(args, texts.heading, texts.description)
}

export { useMeta as meta }

export function loader(args: Route.LoaderArgs) {
  const page = Math.min(
    10_000,
    Math.max(1, Math.floor(Number(new URL(args.request.url).searchParams.get('page'))) || 1),
  )
  return read(args, '/study/materials/', { query: { type: 'chapter_notes', page } })
}

export const handle = TRANSLATED

/** The institute's notes for everyone, and the student's own. */
export default function NotesPage({ loaderData: { results, page, pages } }: Route.ComponentProps) {
  const texts = useTexts()
  return (
    <div className="page-width flex flex-col gap-10 py-8 md:py-12">
      <PageHeading title={texts.heading} lead={texts.lead} />
      <ForBatch />
      <OwnNotes />
      <section aria-labelledby="chapter-notes" className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="chapter-notes" className="font-semibold text-2xl">
            {texts.chapter.title}
          </h2>
          <ButtonLink variant="quiet" to="/current-affairs" className="-mx-4">
            {texts.chapter.hub}
          </ButtonLink>
        </div>
        {results.length === 0 ? (
          <EmptyState title={texts.chapter.none} text={texts.chapter.noneText} />
        ) : (
          <ul className={CARDS}>
            {results.map((material) => (
              <li key={material.id}>
                <MaterialCard material={material} />
              </li>
            ))}
          </ul>
        )}
        <PageLinks
          page={page}
          pages={pages}
          addressOf={(number) => (number === 1 ? '/notes' : `/notes?page=${number}`)}
          texts={texts.chapter.pages}
        />
      </section>
    </div>
  )
}

function ForBatch() {
  const { state } = useSession()
  if (state !== 'in') return null
  return (
    <PartOnDemand>
      <BatchContent />
    </PartOnDemand>
  )
}
