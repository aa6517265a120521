import type { ComponentProps } from 'react'
import { TermsNote } from '../forms/terms-note.tsx'
import { OtpStep } from './otp-step.tsx'
import { SignupForm } from './signup-form.tsx'
import type { SignupInput } from './signup-form-schema.ts'

type Props = {
  /** The address to be confirmed. */
  readonly email: string | null
  readonly registration: string | undefined
  readonly onSent: ComponentProps<typeof SignupForm>['onSent']
  readonly onVerified: ComponentProps<typeof OtpStep>['onVerified']
  readonly preferredTest: SignupInput['preferred_test']
  readonly onBack: () => void
}

export function SignupSteps({ email, registration, preferredTest, onSent, onVerified, onBack }: Props) {
  return (
    <>
      {/* Stays mounted while the code is entered, so that going back shows the filled form. */}
      <div hidden={email !== null} className={email === null ? 'contents' : undefined}>
        <SignupForm preferredTest={preferredTest} onSent={onSent} />
        <TermsNote />
      </div>
      {email !== null && (
        <OtpStep key={email} email={email} registration={registration} onVerified={onVerified} onBack={onBack} />
      )}
    </>
  )
}
