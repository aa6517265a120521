import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { useSeries } from '../../papers/use-series.ts'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { MockFields, readMockForm } from './mock-fields.tsx'
import { mockTexts } from './mock-texts.ts'

/** All live mocks, the newest first. */
export function MocksPage() {
  const [adding, setAdding] = useState(false)
  const mocks = useQuery({
    queryKey: ['staff', 'live-mocks'],
    queryFn: () => call('GET /staff/live-mocks/'),
    staleTime: 0,
  })
  return (
    <PageFrame
      title={mockTexts.title}
      text={mockTexts.text}
      actions={<Button onClick={() => setAdding(true)}>{mockTexts.add}</Button>}
    >
      <QueryResult of={mocks}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={mockTexts.none} text={mockTexts.noneText} />
          ) : (
            <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
              {found.map(({ id, title, exam, shifts, registered, opens_at }) => (
                <li key={id} className="relative px-4 py-3 hover:bg-sunken">
                  <Link to={`/staff/live-mocks/${id}`} className="font-medium after:absolute after:inset-0">
                    {title}
                  </Link>
                  <p className="figures text-ink-soft text-sm">
                    {[
                      exam,
                      ...(opens_at ? [momentText(opens_at, 'en')] : []),
                      mockTexts.counts(shifts, registered),
                    ].join(' · ')}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      <AddDialog open={adding} onClose={() => setAdding(false)} />
    </PageFrame>
  )
}

function AddDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const navigate = useNavigate()
  const series = useSeries()
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      title={mockTexts.add}
      submit={mockTexts.add}
      done={mockTexts.added}
      work={async (form) => {
        const { id } = await call('POST /staff/live-mocks/', {
          body: { ...readMockForm(form), series: String(form.get('series')) },
        })
        await navigate(`/staff/live-mocks/${id}`)
      }}
    >
      {(errorOf) => (
        <>
          <SelectField
            label={mockTexts.series}
            name="series"
            required
            choices={[{ value: '', label: mockTexts.chooseSeries }, ...series]}
            error={errorOf('series')}
          />
          <MockFields errorOf={errorOf} />
        </>
      )}
    </ActDialog>
  )
}
