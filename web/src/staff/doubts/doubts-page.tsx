import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../shared/lib/api/api.ts'
import { momentText } from '../../shared/lib/format/dates.ts'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import { PageFrame } from '../shared/page/page-frame.tsx'
import { Paging, useFilledPage } from '../shared/page/paging.tsx'
import { QueryResult } from '../shared/page/query-result.tsx'
import { SegmentedControl } from '../shared/page/segmented-control.tsx'
import { doubtTexts } from './doubt-texts.ts'

type Status = 'open' | 'solved'

export function DoubtsPage() {
  const [status, setStatus] = useState<Status>('open')
  const [page, setPage] = useState(1)
  const doubts = useQuery({
    queryKey: ['staff', 'doubts', status, page],
    queryFn: () => call('GET /staff/doubts/', { query: { status, page } }),
    staleTime: 0,
  })
  useFilledPage(doubts.data?.results, page, setPage)
  return (
    <PageFrame title={doubtTexts.title} text={doubtTexts.text} shownAt="/ask">
      <SegmentedControl<Status>
        label={doubtTexts.status}
        choices={[
          { value: 'open', label: doubtTexts.open },
          { value: 'solved', label: doubtTexts.solved },
        ]}
        value={status}
        onChange={(value) => {
          setStatus(value)
          setPage(1)
        }}
      />
      <QueryResult of={doubts}>
        {({ results, next }) =>
          results.length === 0 ? (
            <EmptyState title={doubtTexts.none[status]} />
          ) : (
            <>
              <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
                {results.map(({ id, title, student, about, replies, asked_at, published }) => (
                  <li key={id} className="relative px-4 py-3 hover:bg-sunken">
                    <Link to={`/staff/doubts/${id}`} className="font-medium after:absolute after:inset-0">
                      {title}
                    </Link>
                    <p className="figures text-ink-soft text-sm">
                      {[
                        student,
                        momentText(asked_at, 'en'),
                        about && doubtTexts.about(about.title, about.question_number),
                        replies > 0 && doubtTexts.answers(replies),
                        published && doubtTexts.published,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                  </li>
                ))}
              </ul>
              <Paging page={page} more={next !== null} onPage={setPage} />
            </>
          )
        }
      </QueryResult>
    </PageFrame>
  )
}
