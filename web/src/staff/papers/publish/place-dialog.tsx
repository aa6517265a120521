import { call } from '../../../shared/lib/api/api.ts'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { useBuilder } from '../draft/builder-context.ts'
import { paperTexts } from '../paper-texts.ts'
import { PaperActDialog } from './paper-act-dialog.tsx'

type Props = { readonly open: boolean; readonly onClose: () => void }

const texts = paperTexts.publish

/** Which of the institute's papers it follows in the list of its series. */
export function PlaceDialog(props: Props) {
  const { draft } = useBuilder()
  return (
    <PaperActDialog
      {...props}
      title={texts.place}
      submit={paperTexts.pattern.save}
      done={texts.placed}
      work={({ id, version }, form) =>
        call('POST /staff/papers/:draftId/place/', {
          params: { draftId: id },
          body: { version, place: Number(form.get('place')) },
        })
      }
    >
      {(errorOf) => (
        <TextField
          label={texts.place}
          name="place"
          type="number"
          min={1}
          max={10_000}
          defaultValue={draft.publication?.place}
          required
          hint={texts.placeText}
          error={errorOf('place')}
        />
      )}
    </PaperActDialog>
  )
}
