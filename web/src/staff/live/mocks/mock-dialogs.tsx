import type { StaffLiveMock } from '@pariksha/contract/live/staff-live-mocks'
import { Link, useNavigate } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { MockFields, readMockForm } from './mock-fields.tsx'
import { mockTexts } from './mock-texts.ts'
import { startWindowText } from './shift-row.tsx'

type Props = { readonly mock: StaffLiveMock; readonly open: boolean; readonly onClose: () => void }

export function AddShiftDialog({ mock: { id, candidates }, ...shown }: Props) {
  return (
    <ActDialog
      {...shown}
      title={mockTexts.addShift}
      submit={mockTexts.addShift}
      done={mockTexts.shiftAdded}
      work={(form) =>
        call('POST /staff/live-mocks/:mockId/shifts/', {
          params: { mockId: id },
          body: { test_id: Number(form.get('test_id')) },
        })
      }
    >
      {(errorOf) =>
        candidates.length === 0 ? (
          <p>
            {mockTexts.noCandidates}{' '}
            <Link to="/staff/papers" className="text-accent underline">
              {mockTexts.papers}
            </Link>
          </p>
        ) : (
          <fieldset>
            <legend className="font-medium">{mockTexts.choose}</legend>
            {candidates.map((test, index) => (
              <label key={test.test_id} className="flex min-h-11 items-start gap-3 py-2">
                <input
                  type="radio"
                  name="test_id"
                  value={test.test_id}
                  defaultChecked={index === 0}
                  className="mt-0.5 size-5 shrink-0 accent-accent"
                />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {test.title}
                  <span className="figures block text-ink-soft text-sm">
                    {[startWindowText(test), mockTexts.for(test.batches)].join(' · ')}
                  </span>
                </span>
              </label>
            ))}
            {errorOf('test_id') && (
              <p role="alert" className="text-bad text-sm">
                {errorOf('test_id')}
              </p>
            )}
          </fieldset>
        )
      }
    </ActDialog>
  )
}

export function ChangeMockDialog({ mock, ...shown }: Props) {
  return (
    <ActDialog
      {...shown}
      title={mockTexts.change}
      submit={mockTexts.save}
      done={mockTexts.saved}
      work={(form) =>
        call('PUT /staff/live-mocks/:mockId/', {
          params: { mockId: mock.id },
          body: { ...readMockForm(form), version: mock.version },
        })
      }
    >
      {(errorOf) => <MockFields mock={mock} errorOf={errorOf} />}
    </ActDialog>
  )
}

export function DeleteMockDialog({ mock, ...shown }: Props) {
  const navigate = useNavigate()
  return (
    <ActDialog
      {...shown}
      title={mockTexts.delete}
      submit={mockTexts.delete}
      danger
      done={mockTexts.deleted}
      work={async () => {
        await call('DELETE /staff/live-mocks/:mockId/', { params: { mockId: mock.id } })
        await navigate('/staff/live-mocks')
      }}
    >
      {() => <p>{mockTexts.deleteText}</p>}
    </ActDialog>
  )
}
