import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../shared/lib/api/api.ts'
import { momentText } from '../../shared/lib/format/dates.ts'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import { PageFrame } from '../shared/page/page-frame.tsx'
import { QueryResult } from '../shared/page/query-result.tsx'
import { liveTexts } from './live-texts.ts'

/** The live tests of today. */
export function LiveTestsPage() {
  const tests = useQuery({ queryKey: ['staff', 'live'], queryFn: () => call('GET /staff/live/'), staleTime: 0 })
  return (
    <PageFrame title={liveTexts.title} text={liveTexts.text}>
      <QueryResult of={tests}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={liveTexts.none} text={liveTexts.noneText} />
          ) : (
            <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
              {found.map((test) => (
                <li key={test.test_id} className="relative px-4 py-3 hover:bg-sunken">
                  <Link to={`/staff/live/${test.test_id}`} className="font-medium after:absolute after:inset-0">
                    {test.title}
                  </Link>
                  <p className="figures text-ink-soft text-sm">
                    {[stateOf(test), liveTexts.minutes(test.duration)].join(' · ')}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
    </PageFrame>
  )
}

type Opening = { readonly opens_at: string | null; readonly closes_at: string | null; readonly started: boolean }

function stateOf({ opens_at, closes_at, started }: Opening): string {
  if (!started && opens_at !== null) return liveTexts.opens(momentText(opens_at, 'en'))
  if (closes_at === null) return liveTexts.openOnly
  return new Date(closes_at) > new Date() ? liveTexts.open(momentText(closes_at, 'en')) : liveTexts.over
}
