import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ActDialog } from '../../page/act-dialog.tsx'
import { StatusChoice } from '../../page/status-choice.tsx'
import { useDesk } from '../builder/desk-context.ts'
import { takeNewer } from '../builder/use-paper.ts'
import { paperTexts } from '../paper-texts.ts'
import { momentOf } from './moment-of.ts'

const texts = paperTexts.publish
const WHEN = (['now', 'time', 'hand'] as const).map((value) => ({ value, label: texts.releaseWhen[value] }))

/** When students are told the results of a live test. */
export function ReleaseDialog({ onClose }: { readonly onClose: () => void }) {
  const { draft } = useDesk()
  const client = useQueryClient()
  const [when, setWhen] = useState<(typeof WHEN)[number]['value']>('now')
  const from = draft.publication?.release_from ?? null
  return (
    <ActDialog
      open
      onClose={onClose}
      title={texts.releaseTitle}
      submit={texts.releaseSubmit[when]}
      done={texts.releaseDone}
      work={async (form) =>
        takeNewer(
          client,
          await call('POST /staff/papers/:draftId/release/', {
            params: { draftId: draft.id },
            body: {
              version: draft.version,
              release: when,
              release_at: when === 'time' ? momentOf(form.get('release_at')) : null,
            },
          }),
        )
      }
    >
      {(errorOf) => (
        <>
          <p>{texts.releaseText}</p>
          {from !== null && <p className="text-ink-soft text-sm">{texts.releaseFrom(momentText(from, 'en'))}</p>}
          <StatusChoice label={texts.release} choices={WHEN} value={when} onChange={setWhen} />
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
    </ActDialog>
  )
}
