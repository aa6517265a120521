import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, useEffect, useMemo } from 'react'
import { PartOnDemand } from '../shared/lib/hydration/part-on-demand.tsx'
import { type ResultShown, resultKey } from '../student/results/rendered/result-query.ts'
import { openAttempt } from './engine/open-attempt.ts'
import { thisPage } from './engine/this-page.ts'
import { loadOutcome } from './running/on-demand.ts'
import { useGuardEnd } from './running/use-leave-guard.ts'
import { useStudent } from './use-student.ts'

const Outcome = lazy(async () => ({ default: await loadOutcome() }))

type Props = { readonly attemptId: number; readonly testId: number }

/** A result that the server rendered into the document. */
export function RenderedResult({ attemptId, testId }: Props) {
  // the same element each time: with another one before hydration React would render this part again on the client
  return useMemo(
    () => (
      <PartOnDemand>
        <Result attemptId={attemptId} testId={testId} />
      </PartOnDemand>
    ),
    [attemptId, testId],
  )
}

/** Opens the attempt too, because this device may still hold undelivered answers. */
function Result({ attemptId, testId }: Props) {
  const queries = useQueryClient()
  const student = useStudent()
  const userId = student.state === 'in' ? student.id : undefined
  const { data } = useQuery<ResultShown>({ queryKey: resultKey(attemptId), queryFn: skipToken })
  useGuardEnd(true)
  useEffect(() => {
    if (userId === undefined) return
    let isSameAccount = true
    openAttempt(thisPage, { userId, attemptId }).then(
      (opened) => {
        if (isSameAccount && opened.kind === 'completed') queries.setQueryData(resultKey(attemptId), opened)
      },
      () => {}, // without a network what is shown stays
    )
    return () => {
      isSameAccount = false
    }
  }, [queries, userId, attemptId])
  return data ? <Outcome attempt={data.attempt} submitted={data.submitted} testId={testId} /> : null
}
