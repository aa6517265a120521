import type { StaffLiveMock } from '@pariksha/contract/live/staff-live-mocks'
import { useState } from 'react'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { fromDateTimeField, toDateTimeField } from '../../papers/publish/date-time-field.ts'
import type { ErrorOf } from '../../shared/page/act-dialog.tsx'
import { mockTexts } from './mock-texts.ts'

type Props = {
  /** Undefined for a new one. */
  readonly mock?: StaffLiveMock
  readonly errorOf: ErrorOf
}

/** What is said of a mock: its name, and who may start its shifts. */
export function MockFields({ mock, errorOf }: Props) {
  const [registers, setRegisters] = useState(mock?.takes_registration ?? true)
  return (
    <>
      <TextField
        label={mockTexts.name}
        name="title"
        hint={mockTexts.nameHint}
        required
        maxLength={120}
        autoComplete="off"
        defaultValue={mock?.title}
        error={errorOf('title')}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="takes_registration"
          checked={registers}
          onChange={({ target }) => setRegisters(target.checked)}
          className="size-5 shrink-0 accent-accent"
        />
        {mockTexts.takesRegistration}
      </label>
      {registers && (
        <>
          <TextField
            label={mockTexts.closes}
            name="registration_closes_at"
            type="datetime-local"
            hint={mockTexts.closesHint}
            defaultValue={mock?.registration_closes_at ? toDateTimeField(mock.registration_closes_at) : ''}
            error={errorOf('registration_closes_at')}
          />
          <TextField
            label={mockTexts.places}
            name="places_per_shift"
            type="number"
            min={1}
            inputMode="numeric"
            hint={mockTexts.placesHint}
            defaultValue={mock?.places_per_shift ?? ''}
            error={errorOf('places_per_shift')}
          />
        </>
      )}
    </>
  )
}

/** The body of the calls. Fields that are not shown are empty. */
export function readMockForm(form: FormData) {
  const places = form.get('places_per_shift')
  return {
    title: String(form.get('title')),
    takes_registration: form.get('takes_registration') !== null,
    registration_closes_at: fromDateTimeField(form.get('registration_closes_at')),
    places_per_shift: places ? Number(places) : null,
  }
}
