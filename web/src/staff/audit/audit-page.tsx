import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { Answer } from '../page/answer.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { texts } from '../texts.ts'
import { AuditEntries } from './audit-entries.tsx'

/** What the staff did, newest first. */
export function AuditPage() {
  const log = useInfiniteQuery({
    queryKey: ['staff', 'log'],
    queryFn: ({ pageParam }) =>
      call('GET /staff/audit-log/', { query: pageParam === undefined ? {} : { before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
    staleTime: 0,
  })
  return (
    <PageFrame title={texts.audit.title} text={texts.audit.text}>
      <Answer of={log}>{({ pages }) => <AuditEntries entries={pages.flatMap(({ entries }) => entries)} />}</Answer>
      {log.hasNextPage && (
        <Button
          look="secondary"
          className="self-start"
          busy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {texts.audit.older}
        </Button>
      )}
    </PageFrame>
  )
}
