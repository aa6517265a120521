import type { PracticeQuestion } from '@pariksha/contract/practice/practice'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import { newId } from '../../../shared/lib/new-id.ts'
import { useIsOffline } from '../../../shared/lib/online.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/status/load-failed.tsx'
import { useTexts } from '../texts.ts'
import { AskedQuestion } from './asked-question.tsx'
import { QuestionSkeleton } from './question-skeleton.tsx'
import { UnknownTopic } from './unknown-topic.tsx'

type Props = {
  /** The next question; null: that was the last one. */
  readonly ask: () => Promise<PracticeQuestion | null>
  /** What stands in place of a question after the last one. */
  readonly end?: ReactNode
}

/** No such topic or question, or an address that cannot be one. */
const UNKNOWN: readonly (string | null)[] = ['not_found', 'bad_input']

/** One question after the other, for as long as there are some and the student likes. */
export function QuestionRun({ ask, end }: Props) {
  const texts = useTexts()
  const client = useQueryClient()
  // what another visit was asked may be answered meanwhile: nothing of it is taken from the cache
  const [visit] = useState(newId)
  const [round, setRound] = useState(0)
  const [right, setRight] = useState(0)
  const question = (of: number) => ({
    queryKey: ['practice-question', visit, of],
    queryFn: ask,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  })
  const { data, error, refetch } = useQuery(question(round))
  const isOffline = useIsOffline(error)
  if (error instanceof ApiError && error.code === 'nothing_to_practise')
    return (
      <EmptyState
        title={texts.topic.nothing}
        text={texts.topic.nothingText}
        action={<ButtonLink to="/test">{texts.topic.tests}</ButtonLink>}
      />
    )
  if (error instanceof ApiError && UNKNOWN.includes(error.code)) return <UnknownTopic />
  if (error)
    return (
      <LoadFailed
        error={error}
        text={isOffline ? texts.topic.offline : texts.topic.failed}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <QuestionSkeleton />
  if (data === null) return end
  return (
    <AskedQuestion
      key={data.id}
      asked={data}
      score={{ right, all: round }}
      isFirst={round === 0}
      onAnswered={(isRight) => {
        setRight((before) => before + Number(isRight))
        // the next one is on its way while the solution is read
        void client.prefetchQuery(question(round + 1))
      }}
      onNext={() => setRound(round + 1)}
    />
  )
}
