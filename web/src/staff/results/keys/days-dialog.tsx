import { call } from '../../../shared/lib/api/api.ts'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { keyTexts } from './key-texts.ts'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  /** Sets the days of this test; without it, the default for all tests. */
  readonly testId?: number
  readonly days: number | null
}

/** For how many days keys may be challenged. */
export function DaysDialog({ open, onClose, testId, days }: Props) {
  const texts = keyTexts.challenges
  const save = (form: FormData) => {
    const typed = String(form.get('days') ?? '').trim()
    if (testId === undefined) return call('PUT /staff/challenge-settings/', { body: { days: Number(typed) } })
    const body = { days: typed === '' ? null : Number(typed) }
    return call('PUT /staff/tests/:testId/challenge-days/', { params: { testId }, body })
  }
  return (
    <ActDialog open={open} onClose={onClose} title={texts.days} submit={texts.window} done={texts.daysDone} work={save}>
      {(errorOf) => (
        <TextField
          label={testId === undefined ? texts.days : texts.daysOfTest}
          hint={testId === undefined ? texts.daysHint : texts.daysOfTestHint}
          name="days"
          type="number"
          min={0}
          max={365}
          defaultValue={days ?? ''}
          error={errorOf('days')}
        />
      )}
    </ActDialog>
  )
}
