import type { Proof } from '@pariksha/contract/people/accounts/fields'
import { useEffect, useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { useSession } from '../../../shared/lib/session/session.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PasswordField } from '../../../shared/ui/forms/password-field.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { failureText } from '../forms/failure-text.ts'
import { CodeField } from '../one-time-code/code-field.tsx'
import { usePendingCode } from '../one-time-code/pending-code.ts'
import { ResendButton } from '../one-time-code/resend-button.tsx'
import { useTexts } from '../texts.ts'

type Props = { readonly proof: Proof; readonly onChange: (proof: Proof) => void }

const sendCode = () => call('POST /accounts/user/code/')

/** The password, or a one-time code without one. */
export function ProofFields({ proof, onChange }: Props) {
  const texts = useTexts()
  const session = useSession()
  const userId = session.state === 'in' ? `${session.user.id}` : null
  const [sentTo, setSentTo] = usePendingCode('proof')
  useEffect(() => {
    return () => setSentTo(null) // closed or done: a reload runs no clean-up
  }, [setSentTo])
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (userId !== null && sentTo === userId) {
    return (
      <>
        <p>{texts.proof.sent}</p>
        <CodeField
          digits={8}
          autoFocus
          value={proof.otp ?? ''}
          onChange={(event) => onChange({ otp: event.target.value.trim() })}
        />
        <div className="-ml-4">
          <ResendButton send={sendCode} />
        </div>
      </>
    )
  }
  const askForCode = async () => {
    setAsking(true)
    setFailure(null)
    try {
      await sendCode()
      onChange({})
      setSentTo(userId)
    } catch (error) {
      setFailure(failureText(texts, error, texts.forgot.askFailed))
    } finally {
      setAsking(false)
    }
  }
  return (
    <>
      <PasswordField
        label={texts.proof.password}
        required
        autoComplete="current-password"
        showLabel={texts.fields.showPassword}
        hideLabel={texts.fields.hidePassword}
        value={proof.current_password ?? ''}
        onChange={(event) => onChange({ current_password: event.target.value })}
      />
      <Button variant="quiet" className="-ml-4 self-start" busy={asking} onClick={askForCode}>
        {texts.proof.byCode}
      </Button>
      {failure && <ErrorNotice text={failure} />}
    </>
  )
}
