import type { LiveTestToAdd, StaffLiveMock, StaffShift } from '@pariksha/contract/live/staff-live-mocks'
import { useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { timeName } from '../../../shared/lib/format/time-name.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { useMay } from '../../shared/use-may.ts'
import { ChangeShift } from './change-shift.tsx'
import { mockTexts } from './mock-texts.ts'

type Props = { readonly mock: Pick<StaffLiveMock, 'id' | 'version'>; readonly shift: StaffShift }

export function ShiftRow({ mock, shift }: Props) {
  const { test_id, number, title, batches, registered, started, called_off, may_move } = shift
  const may = useMay()
  const [removing, setRemoving] = useState(false)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{mockTexts.shift(number, title)}</p>
        <p className="figures text-sm">{[startWindowText(shift), ...movedFrom(shift)].join(' · ')}</p>
        {called_off !== null && (
          <p className="text-bad text-sm [overflow-wrap:anywhere]">{mockTexts.calledOffFor(called_off)}</p>
        )}
        <p className="figures text-ink-soft text-sm [overflow-wrap:anywhere]">
          {[
            mockTexts.for(batches),
            mockTexts.people(registered, started),
            ...(called_off === null ? [releaseOf(shift)] : []),
          ].join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {may('live.watch') && called_off === null && (
          <ButtonLink variant="secondary" to={`/staff/live/${test_id}`}>
            {mockTexts.watch(number)}
          </ButtonLink>
        )}
        {may_move && <ChangeShift mock={mock} shift={shift} />}
        <Button variant="secondary" aria-label={mockTexts.removeOf(number)} onClick={() => setRemoving(true)}>
          {mockTexts.remove}
        </Button>
      </div>
      <ActDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={mockTexts.removeOf(number)}
        submit={mockTexts.remove}
        danger
        done={mockTexts.removed}
        work={() =>
          call('DELETE /staff/live-mocks/:mockId/shifts/:testId/', { params: { mockId: mock.id, testId: test_id } })
        }
      >
        {() => <p>{mockTexts.removeText(title)}</p>}
      </ActDialog>
    </li>
  )
}

const movedFrom = ({ moved_from, called_off }: StaffShift): readonly string[] =>
  moved_from === null || called_off !== null ? [] : [mockTexts.movedFrom(momentText(moved_from, 'en'))]

function releaseOf({ released_at: at }: StaffShift): string {
  const { hand, on, since } = mockTexts.results
  if (at === null) return hand
  return (Date.parse(at) <= Date.now() ? since : on)(momentText(at, 'en'))
}

export const startWindowText = ({ opens_at, closes_at, common_start }: LiveTestToAdd): string =>
  (common_start ? mockTexts.commonStart : mockTexts.window)(momentText(opens_at, 'en'), timeName(closes_at))
