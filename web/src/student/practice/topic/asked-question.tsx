import type { PracticeQuestion as Asked } from '@pariksha/contract/practice/practice'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import { useExpiredSession } from '../../../shared/lib/api/use-expired-session.ts'
import { useIsOffline } from '../../../shared/lib/online.ts'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { useTexts } from '../texts.ts'
import { AskedSolution, type GivenAnswer, PracticeQuestion } from './practice-question.tsx'
import { VerdictBanner } from './verdict-banner.tsx'

type Props = {
  readonly asked: Asked
  /** Answers of this visit before this question. */
  readonly score: { readonly right: number; readonly all: number }
  readonly isFirst: boolean
  readonly onAnswered: (isRight: boolean) => void
  readonly onNext: () => void
}

/** A question that is answered at once: its key comes with the reply. */
export function AskedQuestion({ asked, score: { right, all }, isFirst, onAnswered, onNext }: Props) {
  const texts = useTexts().topic
  const answer = useMutation({
    mutationFn: (body: GivenAnswer) =>
      call('POST /practice/questions/:questionId/answer/', { params: { questionId: asked.id }, body }),
    onSuccess: ({ verdict }) => onAnswered(verdict === 'right'),
    onError: (refusal) => {
      if (!(refusal instanceof ApiError && refusal.code === 'question_sealed')) return
      showToast({ tone: 'plain', text: refusal.message })
      onNext()
    },
  })
  const { data: solution, error, isPending, mutate } = answer
  useExpiredSession(error)
  const failure = useIsOffline(error) ? `${texts.offline} ${texts.notSent}` : texts.notSent
  return (
    <PracticeQuestion
      asked={asked}
      progress={all > 0 ? texts.score(right, all) : undefined}
      isFirst={isFirst}
      isBusy={isPending}
      failure={error ? failure : undefined}
      onAnswer={mutate}
      submit={texts.check}
      answered={
        solution && (
          <>
            <VerdictBanner verdict={solution.verdict} onNext={onNext} />
            <AskedSolution asked={asked} solution={solution} />
          </>
        )
      }
    />
  )
}
