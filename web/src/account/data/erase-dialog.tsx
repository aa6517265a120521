import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../lib/api/api.ts'
import { signOutAndNavigate } from '../../lib/session/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { ErrorNotice } from '../../ui/status/error-notice.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { proofProblem } from '../security/proof-problem.ts'
import { useTexts } from '../texts.ts'

type Props = { readonly userId: number; readonly open: boolean; readonly onClose: () => void }

export function EraseDialog({ userId, open, onClose }: Props) {
  const texts = useTexts()
  const navigate = useNavigate()
  const form = useId()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const erase = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { forgetOnDevice } = await import('./forget-on-device.ts')
      const body = password === '' ? {} : { password }
      await call('DELETE /accounts/user/', { body })
      await forgetOnDevice(userId)
      showToast({ tone: 'good', text: texts.data.erased })
      signOutAndNavigate('/', navigate)
    } catch (error) {
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
          <Button look="danger" type="submit" form={form} busy={busy}>
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
        onSubmit={(event) => {
          event.preventDefault()
          void erase()
        }}
      >
        <PasswordField
          label={texts.fields.password}
          hint={texts.data.erasePasswordHint}
          autoComplete="current-password"
          showLabel={texts.fields.showPassword}
          hideLabel={texts.fields.hidePassword}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
      {failure && <ErrorNotice text={failure} />}
    </Dialog>
  )
}
