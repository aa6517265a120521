import { call } from '../../../shared/lib/api/api.ts'
import { ReasonField } from '../../shared/page/reason-field.tsx'
import { paperTexts } from '../paper-texts.ts'
import { PaperActDialog } from './paper-act-dialog.tsx'

type Props = { readonly open: boolean; readonly onClose: () => void }

const texts = paperTexts.publish

/** Students see it no more; nobody had begun it. */
export function UnpublishDialog(props: Props) {
  return (
    <PaperActDialog
      {...props}
      danger
      title={texts.unpublishTitle}
      submit={texts.unpublish}
      done={texts.unpublished}
      work={({ id, version }) =>
        call('POST /staff/papers/:draftId/unpublish/', { params: { draftId: id }, body: { version } })
      }
    >
      {() => <p>{texts.unpublishText}</p>}
    </PaperActDialog>
  )
}

/** Nobody begins it any more. */
export function CloseDialog(props: Props) {
  return (
    <PaperActDialog
      {...props}
      danger
      title={texts.closeTitle}
      submit={texts.close}
      done={texts.closed}
      work={({ id, version }, form) =>
        call('POST /staff/papers/:draftId/close/', {
          params: { draftId: id },
          body: { version, reason: String(form.get('reason')) },
        })
      }
    >
      {(errorOf) => (
        <>
          <p>{texts.closeText}</p>
          <ReasonField maxLength={500} error={errorOf('reason')} />
        </>
      )}
    </PaperActDialog>
  )
}
