import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { resultsTexts } from '../../results/results-texts.ts'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { batchTexts } from './batch-texts.ts'

/** The tests that are for a batch, with the way to its results. */
export function BatchTests({ batchId }: { readonly batchId: number }) {
  const tests = useQuery({
    queryKey: ['staff', 'batch', String(batchId), 'tests'],
    queryFn: () => call('GET /staff/batches/:batchId/tests/', { params: { batchId } }),
    staleTime: 0,
  })
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{batchTexts.tests}</h2>
      <QueryResult of={tests}>
        {(found) =>
          found.length === 0 ? (
            <p className="text-ink-soft">{batchTexts.noTests}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
              {found.map(
                ({
                  test_id,
                  title,
                  series,
                  completed,
                  running,
                  absent,
                  opens_at,
                  closes_at,
                  closed,
                  called_off,
                  released,
                }) => (
                  <li key={test_id} className="px-4 py-3">
                    <Link
                      to={`/staff/results/${test_id}?batch=${batchId}`}
                      className="font-medium text-accent underline"
                    >
                      {title}
                    </Link>
                    <p className="figures text-ink-soft text-sm">
                      {[
                        series,
                        resultsTexts.completed(completed),
                        ...(running > 0 ? [resultsTexts.running(running)] : []),
                        ...(absent === null ? [] : [resultsTexts.absent(absent)]),
                        ...(opens_at && closes_at
                          ? [batchTexts.window(momentText(opens_at, 'en'), momentText(closes_at, 'en'))]
                          : []),
                        ...(called_off
                          ? [resultsTexts.calledOff.short]
                          : [...(closed ? [batchTexts.closed] : []), ...(released ? [] : [resultsTexts.unreleased])]),
                      ].join(' · ')}
                    </p>
                  </li>
                ),
              )}
            </ul>
          )
        }
      </QueryResult>
    </section>
  )
}
