import { AskCodeForm } from '../one-time-code/ask-code-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

type Props = {
  /** The address a code was sent to. */
  readonly email: string | null
  readonly onEmail: (email: string | null) => void
  readonly onSet: () => void
}

export function NewPasswordSteps({ email, onEmail, onSet }: Props) {
  if (email === null) return <AskCodeForm onAsked={onEmail} />
  return <NewPasswordForm email={email} onSet={onSet} onBack={() => onEmail(null)} />
}
