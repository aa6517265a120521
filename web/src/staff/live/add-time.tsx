import { MAX_MINUTES_ADDED, type TimeFor } from '@pariksha/contract/live/live'
import { useState } from 'react'
import { call } from '../../shared/lib/api/api.ts'
import { newId } from '../../shared/lib/new-id.ts'
import { Button } from '../../shared/ui/button.tsx'
import { TextField } from '../../shared/ui/forms/text-field.tsx'
import { ActDialog } from '../shared/page/act-dialog.tsx'
import { ReasonField } from '../shared/page/reason-field.tsx'
import { useMay } from '../shared/use-may.ts'
import { liveTexts } from './live-texts.ts'

const texts = liveTexts.addTime

type Props = {
  readonly testId: string
  readonly to: TimeFor
  /** Whether the test has one start for all. */
  readonly commonStart?: boolean | undefined
  /** Who gets it, as the title says it. */
  readonly name: string
  /** What the button says. */
  readonly label?: string
}

/** A button for whoever may give time, and the dialog behind it. */
export function AddTime({ testId, to, commonStart = false, name, label = texts.button }: Props) {
  const may = useMay()
  // the idempotency key is made when the dialog opens: a second press adds nothing
  const [act, setAct] = useState<string>()
  if (!may('attempts.change')) return null
  const work = async (form: FormData) => {
    const { again, attempts, less, later } = await call('POST /staff/live/:testId/time/', {
      params: { testId },
      body: {
        act: act ?? newId(),
        to,
        minutes: Number(form.get('minutes')),
        reason: String(form.get('reason')),
      },
    })
    return again ? texts.again : texts.done(attempts, less, later)
  }
  return (
    <>
      <Button
        variant="secondary"
        aria-label={label === texts.button ? texts.to(name) : label}
        onClick={() => setAct(newId())}
      >
        {label}
      </Button>
      <ActDialog
        open={act !== undefined}
        onClose={() => setAct(undefined)}
        title={texts.to(name)}
        submit={texts.button}
        work={work}
      >
        {(errorOf) => (
          <>
            <p>{texts.text}</p>
            {to.kind !== 'student' && (
              <p>{to.kind === 'shifts' ? texts.shifts : commonStart ? texts.later : texts.now}</p>
            )}
            <TextField
              label={texts.minutes}
              name="minutes"
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_MINUTES_ADDED}
              required
              defaultValue={5}
              error={errorOf('minutes')}
            />
            <ReasonField hint={texts.reasonHint} error={errorOf('reason')} />
          </>
        )}
      </ActDialog>
    </>
  )
}
