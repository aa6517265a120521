import { OtpStep } from './otp-step.tsx'
import { SignupForm } from './signup-form.tsx'
import { TermsNote } from './terms-note.tsx'

type Props = {
  /** The address that waits for its code. */
  readonly email: string | null
  readonly onSent: (email: string) => void
  readonly onVerified: () => void
  readonly onBack: () => void
}

export function SignupSteps({ email, onSent, onVerified, onBack }: Props) {
  return (
    <>
      {/* Kept while the code is asked for: going back finds what was entered. */}
      <div hidden={email !== null} className={email === null ? 'contents' : undefined}>
        <SignupForm onSent={onSent} />
        <TermsNote />
      </div>
      {email !== null && <OtpStep key={email} email={email} onVerified={onVerified} onBack={onBack} />}
    </>
  )
}
