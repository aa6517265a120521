import type { PublicationTerms } from '@pariksha/contract/papers/paper-draft'
import type { TestMode } from '@pariksha/domain/timing/release'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import type { ErrorOf } from '../../shared/page/act-dialog.tsx'
import { paperTexts } from '../paper-texts.ts'
import { toDateTimeField } from './date-time-field.ts'

type Props = {
  readonly mode: TestMode
  /** On which terms the paper was published last: what the fields begin with. */
  readonly last: PublicationTerms | null
  readonly errorOf: ErrorOf
}

const texts = paperTexts.publish

/** From when until when the test can be started. */
export function StartWindowFields({ mode, last, errorOf }: Props) {
  const moment = {
    type: 'datetime-local',
    required: mode === 'live',
    hint: mode === 'practice' ? texts.optional : texts.indianTime,
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-medium">{texts.window}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={texts.opens}
          name="opens_at"
          defaultValue={toDateTimeField(last?.opens_at)}
          {...moment}
          error={errorOf('opens_at')}
        />
        <TextField
          label={texts.closes}
          name="closes_at"
          defaultValue={toDateTimeField(last?.closes_at)}
          {...moment}
          error={errorOf('closes_at')}
        />
      </div>
      {mode === 'live' && (
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            name="common_start"
            defaultChecked={last?.common_start ?? false}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span>
            {texts.commonStart}
            <span className="block text-ink-soft text-sm">{texts.commonStartHint}</span>
          </span>
        </label>
      )}
    </fieldset>
  )
}
