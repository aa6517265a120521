import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'
import { MoreButton } from '../../../shared/ui/more-button.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { AttemptItem } from './attempt-item.tsx'
import { Progress } from './progress.tsx'
import { studentTexts } from './student-texts.ts'

export const useStudentHistory = (studentId: number | string) =>
  useInfiniteQuery({
    queryKey: ['staff', 'student', String(studentId), 'history'],
    queryFn: ({ pageParam }) =>
      call('GET /staff/results/students/:studentId/', {
        params: { studentId },
        query: pageParam === undefined ? {} : { before: pageParam },
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ attempts, more }) => (more ? attempts.at(-1)?.id : undefined),
    staleTime: 0,
  })

type Props = { readonly studentId: number; readonly history: ReturnType<typeof useStudentHistory> }

/** Every attempt of a student, newest first, and the marks over time. */
export function StudentHistory({ studentId, history }: Props) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{studentTexts.attempts}</h2>
      <QueryResult of={history}>
        {({ pages }) => {
          const attempts = pages.flatMap((page) => page.attempts)
          if (attempts.length === 0) return <p className="text-ink-soft">{studentTexts.noAttempts}</p>
          return (
            <>
              <Progress attempts={attempts} />
              <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
                {attempts.map((attempt) => (
                  <AttemptItem key={attempt.id} studentId={studentId} attempt={attempt} />
                ))}
              </ul>
            </>
          )
        }}
      </QueryResult>
      <MoreButton of={history}>{studentTexts.moreAttempts}</MoreButton>
    </section>
  )
}
