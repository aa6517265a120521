import type { StaffLiveMock, StaffShift } from '@pariksha/contract/live/staff-live-mocks'
import { useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { fromDateTimeField, toDateTimeField } from '../../papers/publish/date-time-field.ts'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { ReasonField } from '../../shared/page/reason-field.tsx'
import { mockTexts } from './mock-texts.ts'

type Props = { readonly mock: Pick<StaffLiveMock, 'id' | 'version'>; readonly shift: StaffShift }
type DialogProps = Props & { readonly open: boolean; readonly onClose: () => void }

/** Both say how many students will be notified before it is done. */
export function ChangeShift(props: Props) {
  const [open, setOpen] = useState<'move' | 'call-off'>()
  const { number } = props.shift
  const onClose = () => setOpen(undefined)
  return (
    <>
      <Button variant="secondary" aria-label={mockTexts.moveOf(number)} onClick={() => setOpen('move')}>
        {mockTexts.move}
      </Button>
      <Button variant="secondary" aria-label={mockTexts.callOffOf(number)} onClick={() => setOpen('call-off')}>
        {mockTexts.callOff}
      </Button>
      <MoveDialog key={props.mock.version} {...props} open={open === 'move'} onClose={onClose} />
      <CallOffDialog {...props} open={open === 'call-off'} onClose={onClose} />
    </>
  )
}

function MoveDialog({ mock, shift, ...shown }: DialogProps) {
  const { test_id, number, opens_at, closes_at, common_start, registered } = shift
  return (
    <ActDialog
      {...shown}
      title={mockTexts.moveOf(number)}
      submit={mockTexts.moveOf(number)}
      done={mockTexts.moved(registered)}
      unmailed={registered > 0 ? mockTexts.movedUnmailed : undefined}
      work={(form) =>
        call('POST /staff/live-mocks/:mockId/shifts/:testId/move/', {
          params: { mockId: mock.id, testId: test_id },
          body: {
            version: mock.version,
            opens_at: fromDateTimeField(form.get('opens_at')) ?? '',
            closes_at: fromDateTimeField(form.get('closes_at')) ?? '',
            common_start: form.get('common_start') !== null,
          },
        })
      }
    >
      {(errorOf) => (
        <>
          <TextField
            label={mockTexts.opensAt}
            name="opens_at"
            type="datetime-local"
            hint={mockTexts.indianTime}
            required
            defaultValue={toDateTimeField(opens_at)}
            error={errorOf('opens_at')}
          />
          <TextField
            label={mockTexts.closesAt}
            name="closes_at"
            type="datetime-local"
            hint={mockTexts.indianTime}
            required
            defaultValue={toDateTimeField(closes_at)}
            error={errorOf('closes_at')}
          />
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="common_start"
              defaultChecked={common_start}
              className="size-5 shrink-0 accent-accent"
            />
            {mockTexts.oneStart}
          </label>
          {errorOf('common_start') && (
            <p role="alert" className="text-bad text-sm">
              {errorOf('common_start')}
            </p>
          )}
          <p>{mockTexts.moveTells(registered)}</p>
        </>
      )}
    </ActDialog>
  )
}

function CallOffDialog({ mock, shift, ...shown }: DialogProps) {
  const { test_id, number, registered } = shift
  return (
    <ActDialog
      {...shown}
      title={mockTexts.callOffOf(number)}
      submit={mockTexts.callOffOf(number)}
      danger
      done={mockTexts.calledOff(registered)}
      unmailed={registered > 0 ? mockTexts.calledOffUnmailed : undefined}
      work={(form) =>
        call('POST /staff/live-mocks/:mockId/shifts/:testId/call-off/', {
          params: { mockId: mock.id, testId: test_id },
          body: { version: mock.version, reason: String(form.get('reason')) },
        })
      }
    >
      {(errorOf) => (
        <>
          <ReasonField hint={mockTexts.reasonHint} error={errorOf('reason')} />
          <p>{mockTexts.callOffTells(registered)}</p>
        </>
      )}
    </ActDialog>
  )
}
