import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { SegmentedControl } from '../../page/segmented-control.tsx'
import { useDesk } from '../draft/desk-context.ts'
import { paperTexts } from '../paper-texts.ts'
import { fromDateTimeField } from './date-time-field.ts'
import { earliestText } from './earliest-text.ts'
import { PaperActDialog } from './paper-act-dialog.tsx'

const texts = paperTexts.publish
const WHEN = (['now', 'time', 'hand'] as const).map((value) => ({ value, label: texts.releaseWhen[value] }))

/** When the results of a live test are released. */
export function ReleaseDialog({ onClose }: { readonly onClose: () => void }) {
  const { draft } = useDesk()
  const [when, setWhen] = useState<(typeof WHEN)[number]['value']>('now')
  const earliest = draft.publication && earliestText(draft.publication)
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
          {earliest && <p className="text-ink-soft text-sm">{earliest}</p>}
          <SegmentedControl label={texts.release} choices={WHEN} value={when} onChange={setWhen} />
          {when === 'time' ? (
            <TextField
              label={texts.releaseTime}
              name="release_at"
              type="datetime-local"
              required
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
