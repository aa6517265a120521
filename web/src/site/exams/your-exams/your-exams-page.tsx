import { dayInIndia } from '@pariksha/domain/timing/countdown'
import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { TRANSLATED } from '../../../shared/languages/translated.ts'
import { read } from '../../../shared/lib/api/read.ts'
import { pageMeta } from '../../../shared/search-engines/page-meta.ts'
import { LoginHint } from '../../../shared/ui/login-hint.tsx'
import { PageHeading } from '../../../shared/ui/page-heading.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { Loading, Skeleton } from '../../../shared/ui/status/skeleton.tsx'
import { useChosenExams } from '../../../student/chosen-exams/use-chosen-exams.ts'
import { Section } from '../section.tsx'
import { useTexts } from '../texts.ts'
import { ExamRow } from './exam-row.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return { exams: await read(args, '/exams/'), made: dayInIndia(Date.now()) }
}

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
const useMeta = (args: MetaArgs) => {
  const texts = useTexts()
  return pageMeta(args, texts.yours.title, texts.yours.description)
}

export { useMeta as meta }

export const handle = TRANSLATED

/** The exams a student chose, with their dates and last scores; all others below. */
export default function YourExamsPage() {
  const texts = useTexts()
  const { exams, made } = useLoaderData<typeof loader>()
  const { state, chosen, retry, toggle } = useChosenExams()
  const others = exams.filter(({ slug }) => !chosen.some((one) => one.slug === slug))
  return (
    <div className="page-width flex flex-col gap-10 py-8 md:py-12">
      <PageHeading title={texts.yours.title} lead={texts.yours.lead} />
      <LoginHint text={texts.yours.hint} next="/exams" />
      {/* in the document already: what comes later moves nothing */}
      <div className="only-signed-in">
        <Section title={texts.yours.chosen}>
          {state === 'failed' ? (
            <ErrorNotice text={texts.yours.failed} onRetry={retry} />
          ) : state !== 'ready' ? (
            <Loading label={texts.yours.loading}>
              <Skeleton className="h-48" />
            </Loading>
          ) : chosen.length === 0 ? (
            <EmptyState title={texts.yours.none} text={texts.yours.noneText} />
          ) : (
            <ul className="grid gap-4 lg:grid-cols-2">
              {chosen.map(({ slug, last_scores }) => {
                const exam = exams.find((one) => one.slug === slug)
                return (
                  exam && (
                    <li key={slug}>
                      <ExamRow exam={exam} made={made} scores={last_scores} onToggle={() => toggle(slug, false)} />
                    </li>
                  )
                )
              })}
            </ul>
          )}
        </Section>
      </div>
      <Section title={state === 'signed-out' ? texts.yours.all : texts.yours.others}>
        <ul className="grid gap-4 lg:grid-cols-2">
          {others.map((exam) => (
            // Two dozen: no layout for those outside of the viewport.
            <li key={exam.slug} className="[contain-intrinsic-size:auto_20rem] [content-visibility:auto]">
              <ExamRow
                exam={exam}
                made={made}
                scores={null}
                {...(state === 'ready' && { onToggle: () => toggle(exam.slug, true) })}
              />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
