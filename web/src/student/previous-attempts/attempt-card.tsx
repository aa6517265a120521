import type { AttemptListItem } from '@pariksha/contract/attempts/lists'
import { marksText } from '@pariksha/domain/marking/marks-text'
import type { AttemptStatus } from '@pariksha/domain/timing/closing'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { readAttempt } from '../../exam-room/engine/delivery/calls.ts'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { momentText } from '../../shared/lib/format/dates.ts'
import { lazyPart } from '../../shared/lib/hydration/part-on-demand.tsx'
import { attemptPath, RESUME } from '../../shared/paths/attempt-path.ts'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import { ErrorNotice } from '../../shared/ui/status/error-notice.tsx'
import { Skeleton } from '../../shared/ui/status/skeleton.tsx'
import { useTexts } from '../attempts/texts.ts'
import { ReceiptNotice } from '../results/receipt/receipt-notice.tsx'
import { useSolutionViewInState } from '../results/solutions/use-solution-view.ts'
import { TimeAddedNotice } from '../results/time-added/time-added-notice.tsx'
import { useOnDevice } from './use-on-device.ts'

/** Loaded when an attempt is expanded. */
const ResultTabs = lazyPart(async () => (await import('../results/result-tabs.tsx')).ResultTabs)

const COLOURS: Record<AttemptStatus, string> = {
  completed: 'bg-good-soft text-good',
  started: 'bg-accent-soft text-accent',
  paused: 'bg-warn-soft text-warn',
  closing: 'bg-warn-soft text-warn',
}

type Props = { readonly attempt: AttemptListItem; readonly userId: number | undefined }

export function AttemptCard({ attempt, userId }: Props) {
  const texts = useTexts()
  const word = useTestWord()
  const { language } = useLanguage()
  const [shown, setShown] = useState(false)
  const path = attemptPath({ test_id: attempt.test_id, attempt_id: attempt.id })
  const view = useSolutionViewInState(path)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['attempt', attempt.id],
    queryFn: () => readAttempt(attempt.id),
    enabled: shown,
    staleTime: 60_000,
  })
  const waiting = useOnDevice(userId).get(attempt.id) ?? 0
  const open = attempt.status !== 'completed'
  return (
    <article className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-48 flex-1">
          <h2 className="font-semibold text-lg">{word(attempt.title)}</h2>
          <p className="figures text-ink-soft text-sm">
            {texts.testId}: {attempt.test_id} · {momentText(attempt.started_at, language)}
            {attempt.practised && ` · ${texts.practised}`}
          </p>
        </div>
        <span className={`rounded-full px-3 py-1 font-semibold text-sm ${COLOURS[attempt.status]}`}>
          {texts.statuses[attempt.status]}
        </span>
        {attempt.score !== null && (
          <p className="figures">
            <span className="text-ink-soft text-sm">{texts.score}: </span>
            <span className="font-semibold">{texts.scoreOf(marksText(attempt.score), attempt.max_marks)}</span>
          </p>
        )}
        {open ? (
          <ButtonLink to={path} state={RESUME}>
            {texts.resume}
          </ButtonLink>
        ) : (
          <Button variant="secondary" busy={isFetching} aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? texts.hideResults : texts.results}
          </Button>
        )}
      </div>
      {waiting > 0 && <p className="rounded-sm bg-warn-soft px-3 py-2 text-sm">{texts.onDevice(waiting)}</p>}
      {shown && error && <ErrorNotice text={texts.resultsFailed} onRetry={() => void refetch()} />}
      {shown && data && <TimeAddedNotice attempt={data} />}
      {shown && data?.receipt && <ReceiptNotice attemptId={attempt.id} receipt={data.receipt} />}
      {shown && data && !data.receipt && (
        <Suspense fallback={<Skeleton className="h-36 rounded-lg" />}>
          <ResultTabs attempt={data} result={data.outcome} view={view} />
        </Suspense>
      )}
    </article>
  )
}
