import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../lib/api/api.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { Answer } from '../page/answer.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { Paging } from '../page/paging.tsx'
import { keyTexts } from './key-texts.ts'

/** Tests with a paper, those with results first. */
export function KeysPage() {
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const q = useDeferredValue(typed.trim())
  const keys = useQuery({
    queryKey: ['staff', 'keys', 'list', q, page],
    queryFn: ({ signal }) => call('GET /staff/keys/', { query: { ...(q !== '' && { q }), page }, signal }),
    staleTime: 0,
  })
  return (
    <PageFrame title={keyTexts.title} text={keyTexts.text}>
      <search>
        <TextField
          label={keyTexts.search}
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
      <Answer of={keys}>
        {({ tests, more }) =>
          tests.length === 0 ? (
            <EmptyState title={q === '' ? keyTexts.none : keyTexts.noneFound} />
          ) : (
            <>
              <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
                {tests.map(({ test_id, paper_id, title, series, results, flagged, corrections, open_challenges }) => (
                  <li key={test_id} className="relative flex flex-wrap gap-x-4 px-4 py-3 hover:bg-sunken">
                    <p className="min-w-0 flex-1 basis-60">
                      <Link to={`/staff/keys/${paper_id}`} className="font-medium after:absolute after:inset-0">
                        {title}
                      </Link>
                      <span className="block text-ink-soft text-sm">{series}</span>
                    </p>
                    <p className="figures text-ink-soft text-sm">
                      {[
                        keyTexts.tests(results),
                        flagged !== null && flagged > 0 && keyTexts.flagged(flagged),
                        corrections > 0 && keyTexts.corrected(corrections),
                        open_challenges > 0 && keyTexts.challenged(open_challenges),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
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
