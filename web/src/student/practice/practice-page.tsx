import { Suspense } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { lazyPart } from '../../shared/lib/hydration/part-on-demand.tsx'
import { RequireLogin } from '../../shared/lib/session/require-login.tsx'
import { AGAIN, MISTAKES, TODAY } from '../../shared/paths/practice-path.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { MapSkeleton, SyllabusMap } from './map/syllabus-map.tsx'
import { MistakesView } from './mistakes/mistakes-view.tsx'
import { RepeatView } from './repeat/repeat-view.tsx'
import { useTexts } from './texts.ts'
import { QuestionSkeleton } from './topic/question-skeleton.tsx'
import { TopicView } from './topic/topic-view.tsx'

const TodayView = lazyPart(async () => (await import('./today/today-view.tsx')).TodayView)

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs) {
  const texts = useTexts()
  return [...pageMeta(args, texts.heading, texts.description), { name: 'robots', content: 'noindex' }]
}

export { useMeta as meta }

export const handle = TRANSLATED

/** The topics of the student's exam, one of them, the mistakes or the ten of today: a single route, as every page carries the table of routes. */
export default function PracticePage() {
  const texts = useTexts()
  const { topic } = useParams()
  if (topic !== undefined)
    return (
      <div className="page-width flex max-w-3xl flex-col gap-4 py-6 md:py-10">
        <RequireLogin placeholder={<QuestionSkeleton />}>
          <Questions key={topic} of={topic} />
        </RequireLogin>
      </div>
    )
  return (
    <div className="page-width flex flex-col gap-8 py-8 md:py-12">
      <PageHeading title={texts.heading} lead={texts.lead} />
      <RequireLogin placeholder={<MapSkeleton />}>
        <SyllabusMap />
      </RequireLogin>
    </div>
  )
}

function Questions({ of }: { readonly of: string }) {
  switch (of) {
    case MISTAKES:
      return <MistakesView />
    case TODAY:
      return (
        <Suspense fallback={<QuestionSkeleton />}>
          <TodayView />
        </Suspense>
      )
    case AGAIN:
      return <RepeatView />
    default:
      return <TopicView topic={of} />
  }
}
