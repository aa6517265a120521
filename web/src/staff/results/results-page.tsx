import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../lib/api/api.ts'
import { momentText } from '../../lib/format/dates.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { Answer } from '../page/answer.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { Paging } from '../page/paging.tsx'
import { resultsTexts } from './results-texts.ts'

/** Tests with attempts, the one begun last first. */
export function ResultsPage() {
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const q = useDeferredValue(typed.trim())
  const results = useQuery({
    queryKey: ['staff', 'results', 'tests', q, page],
    queryFn: ({ signal }) => call('GET /staff/results/', { query: { ...(q !== '' && { q }), page }, signal }),
    staleTime: 0,
  })
  return (
    <PageFrame title={resultsTexts.title} text={resultsTexts.text}>
      <search>
        <TextField
          label={resultsTexts.search}
          type="search"
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setPage(1)
          }}
        />
      </search>
      <Answer of={results}>
        {({ tests, more }) =>
          tests.length === 0 ? (
            <EmptyState
              title={q === '' ? resultsTexts.none : resultsTexts.noneFound}
              text={q === '' ? resultsTexts.noneText : resultsTexts.noneFoundText}
            />
          ) : (
            <>
              <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
                {tests.map(({ test_id, title, series, released, completed, running, last_started_at }) => (
                  <li key={test_id} className="relative flex flex-wrap gap-x-4 px-4 py-3 hover:bg-sunken">
                    <p className="min-w-0 flex-1 basis-60">
                      <Link to={`/staff/results/${test_id}`} className="font-medium after:absolute after:inset-0">
                        {title}
                      </Link>
                      <span className="block text-ink-soft text-sm">{series}</span>
                    </p>
                    <p className="figures text-ink-soft text-sm md:text-right">
                      {[
                        resultsTexts.sat(completed + running),
                        resultsTexts.completed(completed),
                        ...(running > 0 ? [resultsTexts.running(running)] : []),
                      ].join(' · ')}
                      <span className="block">
                        {[
                          resultsTexts.last(momentText(last_started_at, 'en')),
                          ...(released ? [] : [resultsTexts.unreleased]),
                        ].join(' · ')}
                      </span>
                    </p>
                  </li>
                ))}
              </ul>
              <Paging page={page} more={more} onPage={setPage} />
            </>
          )
        }
      </Answer>
    </PageFrame>
  )
}
