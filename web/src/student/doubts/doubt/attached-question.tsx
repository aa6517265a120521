import { useQuery } from '@tanstack/react-query'
import { useTestWord } from '../../../shared/languages/test-words.ts'
import { call } from '../../../shared/lib/api/api.ts'
import { isTransient } from '../../../shared/lib/api/api-errors.ts'
import { SolvedQuestion } from '../../../shared/questions/solution/solved-question.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { Loading, Skeleton } from '../../../shared/ui/status/skeleton.tsx'
import { useTexts } from '../texts.ts'

export type About = { readonly attempt_id: number; readonly question_number: number }

/** The question that is asked about, to be looked at while writing. */
export function AttachedQuestion({ about, onDetach }: { readonly about: About; readonly onDetach: () => void }) {
  const texts = useTexts()
  const word = useTestWord()
  const params = { attemptId: about.attempt_id, questionNumber: about.question_number }
  const { data, error, refetch } = useQuery({
    queryKey: ['seen-question', params.attemptId, params.questionNumber],
    queryFn: () => call('GET /library/questions/:attemptId/:questionNumber/', { params }),
  })
  const detach = (
    <Button variant="quiet" className="self-start" onClick={onDetach}>
      {texts.form.detach}
    </Button>
  )
  if (error) {
    const again = isTransient(error) && { onRetry: () => void refetch() }
    return (
      <ErrorNotice text={again ? texts.form.attachedNotLoaded : texts.form.attachedRefused} {...again}>
        {detach}
      </ErrorNotice>
    )
  }
  if (!data) {
    return (
      <Loading label={texts.doubt.loading}>
        <Skeleton className="h-16" />
      </Loading>
    )
  }
  return (
    <section aria-label={texts.form.attached} className="flex flex-col gap-2">
      <p className="text-ink-soft">{texts.form.attached}</p>
      <details className="rounded-lg border border-line bg-surface">
        <summary className="figures min-h-12 px-4 py-3 font-semibold">
          {texts.about(word(data.title), data.question_number)}
        </summary>
        <div className="flex flex-col gap-4 border-line border-t p-4">
          <SolvedQuestion question={data} />
        </div>
      </details>
      {detach}
    </section>
  )
}
