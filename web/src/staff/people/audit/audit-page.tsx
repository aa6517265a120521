import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { detailOf } from '../../../shared/lib/api/api-errors.ts'
import { download } from '../../../shared/lib/api/download.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { MoreButton } from '../../../shared/ui/more-button.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { AuditEntries } from './audit-entries.tsx'
import { auditTexts } from './audit-texts.ts'
import { type LogFilter, LogFilterForm, useLogFilter } from './log-filter.tsx'

/** What the staff did, newest first. */
export function AuditPage() {
  const search = useLogFilter()
  const { filter } = search
  const log = useInfiniteQuery({
    queryKey: ['staff', 'log', 'entries', filter],
    queryFn: ({ pageParam }) =>
      call('GET /staff/audit-log/', { query: { ...filter, ...(pageParam !== undefined && { before: pageParam }) } }),
    placeholderData: keepPreviousData,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
    staleTime: 0,
  })
  return (
    <PageFrame title={auditTexts.title} text={auditTexts.text} actions={<Export filter={filter} />}>
      <LogFilterForm {...search} />
      <QueryResult of={log}>
        {({ pages }) => (
          <AuditEntries
            entries={pages.flatMap(({ entries }) => entries)}
            none={Object.keys(filter).length > 0 ? auditTexts.noneFound : auditTexts.empty}
          />
        )}
      </QueryResult>
      <MoreButton of={log}>{auditTexts.older}</MoreButton>
    </PageFrame>
  )
}

function Export({ filter }: { readonly filter: LogFilter }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await download('/staff/audit-log/export/', filter, 'activity-log.csv')
    } catch (error) {
      invalidateStaffSession(client, error)
      showToast({ tone: 'bad', text: detailOf(error, auditTexts.exportFailed) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" busy={busy} onClick={() => void save()}>
      {auditTexts.export}
    </Button>
  )
}
