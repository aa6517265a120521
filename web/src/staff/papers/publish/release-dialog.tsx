import { useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { SegmentedControl } from '../../shared/page/segmented-control.tsx'
import { useBuilder } from '../draft/builder-context.ts'
import { paperTexts } from '../paper-texts.ts'
import { fromDateTimeField } from './date-time-field.ts'
import { earliestText } from './earliest-text.ts'
import { PaperActDialog } from './paper-act-dialog.tsx'
import { releaseChoices, type When } from './release-choices.ts'

const texts = paperTexts.publish

/** When the results of a live test are released. */
export function ReleaseDialog({ onClose }: { readonly onClose: () => void }) {
  const { draft } = useBuilder()
  const [{ choices, earliest }] = useState(() =>
    releaseChoices(draft.publication ?? { release_from: null }, Date.now()),
  )
  const [chosen, setChosen] = useState<When>()
  const when = chosen ?? choices[0]
  const reason = draft.publication && earliestText(draft.publication)
  return (
    <PaperActDialog
      open
      onClose={onClose}
      title={texts.releaseTitle}
      submit={texts.releaseSubmit[when]}
      done={texts.releaseDone}
      work={({ id, version }, form) =>
        call('POST /staff/papers/:draftId/release/', {
          params: { draftId: id },
          body: {
            version,
            release: when,
            release_at: when === 'time' ? fromDateTimeField(form.get('release_at')) : null,
          },
        })
      }
    >
      {(errorOf) => (
        <>
          <p>{texts.releaseText}</p>
          {reason && <p className="text-ink-soft text-sm">{reason}</p>}
          <SegmentedControl
            label={texts.release}
            choices={choices.map((value) => ({ value, label: texts.releaseWhen[value] }))}
            value={when}
            onChange={setChosen}
          />
          {when === 'time' ? (
            <TextField
              label={texts.releaseTime}
              name="release_at"
              type="datetime-local"
              hint={texts.indianTime}
              required
              min={earliest}
              defaultValue={earliest}
              error={errorOf('release_at')}
            />
          ) : (
            errorOf('release_at') !== undefined && (
              <p role="alert" className="text-bad text-sm">
                {errorOf('release_at')}
              </p>
            )
          )}
        </>
      )}
    </PaperActDialog>
  )
}
