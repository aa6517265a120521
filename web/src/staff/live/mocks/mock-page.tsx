import type { StaffLiveMock } from '@pariksha/contract/live/staff-live-mocks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { useMay } from '../../shared/use-may.ts'
import { AddShiftDialog, ChangeMockDialog, DeleteMockDialog } from './mock-dialogs.tsx'
import { mockTexts } from './mock-texts.ts'
import { ShiftRow } from './shift-row.tsx'

/** A live mock: its registration and its shifts. */
export function MockPage() {
  const { mockId = '' } = useParams()
  const may = useMay()
  const mock = useQuery({
    queryKey: ['staff', 'live-mocks', mockId],
    queryFn: () => call('GET /staff/live-mocks/:mockId/', { params: { mockId } }),
    staleTime: 0,
  })
  return (
    <QueryResult of={mock}>
      {(found) => (
        <PageFrame
          title={found.title}
          text={`${found.exam} · ${factsOf(found).join(' ')}`}
          actions={
            <>
              {found.shifts.length > 0 && (
                <ButtonLink variant="secondary" to={`/live-mocks/${found.id}`}>
                  {mockTexts.studentPage}
                </ButtonLink>
              )}
              {found.shifts.length > 1 && may('results.read') && (
                <ButtonLink variant="secondary" to={`/staff/results/mocks/${found.id}`}>
                  {mockTexts.allResults}
                </ButtonLink>
              )}
              <ButtonLink variant="secondary" to="/staff/live-mocks">
                {mockTexts.back}
              </ButtonLink>
            </>
          }
        >
          <Acts mock={found} />
          <section className="flex flex-col gap-3">
            <h2 className="font-semibold text-lg">{mockTexts.shifts}</h2>
            <ReleaseNote mock={found} />
            {found.shifts.length === 0 ? (
              <p className="text-ink-soft">{mockTexts.noShifts}</p>
            ) : (
              <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
                {found.shifts.map((shift) => (
                  <ShiftRow key={shift.test_id} mock={found} shift={shift} />
                ))}
              </ul>
            )}
          </section>
        </PageFrame>
      )}
    </QueryResult>
  )
}

/** When results can be released at the earliest, and why. */
function ReleaseNote({ mock: { released, release_from, last_shift } }: { readonly mock: StaffLiveMock }) {
  if (released) return <p className="text-ink-soft">{mockTexts.released}</p>
  if (release_from === null || last_shift === null) return null
  return <p className="figures text-ink-soft">{mockTexts.releaseFrom(last_shift, momentText(release_from, 'en'))}</p>
}

function factsOf({ takes_registration, registration_closes_at, places_per_shift }: StaffLiveMock): string[] {
  const { facts } = mockTexts
  if (!takes_registration) return [facts.everybody]
  return [
    registration_closes_at ? facts.until(momentText(registration_closes_at, 'en')) : facts.untilShift,
    ...(places_per_shift === null ? [] : [facts.places(places_per_shift)]),
  ]
}

function Acts({ mock }: { readonly mock: StaffLiveMock }) {
  const [open, setOpen] = useState<'shift' | 'change' | 'delete'>()
  const onClose = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-2">
      {!mock.released && <Button onClick={() => setOpen('shift')}>{mockTexts.addShift}</Button>}
      <Button variant="secondary" onClick={() => setOpen('change')}>
        {mockTexts.change}
      </Button>
      {mock.shifts.length === 0 && (
        <Button variant="danger" onClick={() => setOpen('delete')}>
          {mockTexts.delete}
        </Button>
      )}
      <AddShiftDialog mock={mock} open={open === 'shift'} onClose={onClose} />
      <ChangeMockDialog key={mock.version} mock={mock} open={open === 'change'} onClose={onClose} />
      <DeleteMockDialog mock={mock} open={open === 'delete'} onClose={onClose} />
    </div>
  )
}
