import type { Proof } from '@pariksha/contract/people/accounts/fields'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { isUnauthorized, NetworkError } from '../../../shared/lib/api/api-errors.ts'
import { signOutAndNavigate } from '../../../shared/lib/session/sign-out.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { ProofFields } from '../security/proof-fields.tsx'
import { isComplete, proofProblem } from '../security/proof-problem.ts'
import { useTexts } from '../texts.ts'

type Props = { readonly userId: number; readonly open: boolean; readonly onClose: () => void }

export function EraseDialog({ userId, open, onClose }: Props) {
  const texts = useTexts()
  const navigate = useNavigate()
  const form = useId()
  const [proof, setProof] = useState<Proof>({})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isUnanswered = useRef(false)

  const erase = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { deleteAccountDataOnDevice } = await import('./delete-account-data.ts')
      const { current_password: password, otp } = proof
      const body = { ...(password !== undefined && { password }), ...(otp !== undefined && { otp }) }
      await call('DELETE /accounts/user/', { body }).catch((error: unknown) => {
        // the account went with the call before this one, whose answer was lost, and its session with it
        if (!(isUnanswered.current && isUnauthorized(error))) throw error
      })
      await deleteAccountDataOnDevice(userId)
      showToast({ tone: 'good', text: texts.data.erased })
      signOutAndNavigate('/', navigate)
    } catch (error) {
      isUnanswered.current ||= error instanceof NetworkError
      setFailure(proofProblem(texts, error, texts.data.eraseFailed))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={texts.data.eraseTitle}
      actions={
        <>
          <Button variant="danger" type="submit" form={form} busy={busy} disabled={!isComplete(proof)}>
            {texts.data.erase}
          </Button>
          <Button onClick={onClose}>{texts.data.keep}</Button>
        </>
      }
    >
      <p>{texts.data.eraseWarning}</p>
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void erase()
        }}
      >
        <ProofFields proof={proof} onChange={setProof} />
      </form>
      {failure && <ErrorNotice text={failure} />}
    </Dialog>
  )
}
