import { useQueryClient } from '@tanstack/react-query'
import { type MetaArgs, useParams } from 'react-router'
import { RequireLogin } from '../shared/lib/session/require-login.tsx'
import { useSession } from '../shared/lib/session/session.ts'
import { pageMeta } from '../shared/search-engines/page-meta.ts'
import { Spinner } from '../shared/ui/status/spinner.tsx'
import { type ResultShown, resultKey } from '../student/results/rendered/result-query.ts'
import { Instructions } from './instructions/instructions.tsx'
import { RenderedResult } from './rendered-result.tsx'
import { OpeningFailed } from './running/opening-failed.tsx'
import { Room } from './running/room.tsx'
import { useTexts } from './texts.ts'
import { useStudent } from './use-student.ts'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs) {
  return [...pageMeta(args, useTexts().title), { name: 'robots', content: 'noindex' }]
}

export { useMeta as meta }

/** /test/{id} shows the instructions; with /usertest/{id} behind it, the attempt. */
export default function ExamRoomPage() {
  const { testId, userTestId } = useParams()
  if (userTestId === undefined) return <Instructions testId={Number(testId)} />
  return <OwnAttempt testId={Number(testId)} attemptId={Number(userTestId)} />
}

type Props = { readonly testId: number; readonly attemptId: number }

/** The room, or the result that the document came with, which is there before the session is read. */
function OwnAttempt({ testId, attemptId }: Props) {
  useSession() // what was rendered for another account is forgotten when it changes
  const rendered = useQueryClient().getQueryData<ResultShown>(resultKey(attemptId))
  const result = rendered && <RenderedResult testId={testId} attemptId={attemptId} />
  return (
    <RequireLogin placeholder={result || <Waiting />}>
      {result || <OwnRoom testId={testId} attemptId={attemptId} />}
    </RequireLogin>
  )
}

function OwnRoom({ testId, attemptId }: Props) {
  const student = useStudent()
  if (student.state === 'failed') return <OpeningFailed error={student.error} onRetry={student.retry} />
  if (student.state !== 'in') return <Waiting />
  return <Room key={`${student.id}/${attemptId}`} userId={student.id} attemptId={attemptId} testId={testId} />
}

function Waiting() {
  const texts = useTexts()
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <Spinner label={texts.instructions.loadingTest} />
    </main>
  )
}
