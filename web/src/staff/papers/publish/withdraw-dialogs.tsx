import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ActDialog } from '../../page/act-dialog.tsx'
import { useDesk } from '../builder/desk-context.ts'
import { takeNewer } from '../builder/use-paper.ts'
import { paperTexts } from '../paper-texts.ts'

type Props = { readonly open: boolean; readonly onClose: () => void }

const texts = paperTexts.publish

/** Students see it no more; nobody had begun it. */
export function UnpublishDialog({ open, onClose }: Props) {
  const { draft } = useDesk()
  const client = useQueryClient()
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      danger
      title={texts.unpublishTitle}
      submit={texts.unpublish}
      done={texts.unpublished}
      work={async () =>
        takeNewer(
          client,
          await call('POST /staff/papers/:draftId/unpublish/', {
            params: { draftId: draft.id },
            body: { version: draft.version },
          }),
        )
      }
    >
      {() => <p>{texts.unpublishText}</p>}
    </ActDialog>
  )
}

/** Nobody begins it any more. */
export function CloseDialog({ open, onClose }: Props) {
  const { draft } = useDesk()
  const client = useQueryClient()
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      danger
      title={texts.closeTitle}
      submit={texts.close}
      done={texts.closed}
      work={async (form) =>
        takeNewer(
          client,
          await call('POST /staff/papers/:draftId/close/', {
            params: { draftId: draft.id },
            body: { version: draft.version, reason: String(form.get('reason')) },
          }),
        )
      }
    >
      {(errorOf) => (
        <>
          <p>{texts.closeText}</p>
          <TextField label={texts.reason} name="reason" required maxLength={500} error={errorOf('reason')} />
        </>
      )}
    </ActDialog>
  )
}

/** Which of the institute's papers it follows in the list of its series. */
export function PlaceDialog({ open, onClose }: Props) {
  const { draft } = useDesk()
  const client = useQueryClient()
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      title={texts.place}
      submit={paperTexts.pattern.save}
      done={texts.placed}
      work={async (form) =>
        takeNewer(
          client,
          await call('POST /staff/papers/:draftId/place/', {
            params: { draftId: draft.id },
            body: { version: draft.version, place: Number(form.get('place')) },
          }),
        )
      }
    >
      {(errorOf) => (
        <TextField
          label={texts.place}
          name="place"
          type="number"
          min={1}
          max={10_000}
          defaultValue={1}
          required
          hint={texts.placeText}
          error={errorOf('place')}
        />
      )}
    </ActDialog>
  )
}
