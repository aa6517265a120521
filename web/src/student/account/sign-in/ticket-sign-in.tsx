import type { continueSignedUp } from '@pariksha/contract/people/accounts/sign-up'
import { useState } from 'react'
import { call, type Reply } from '../../../shared/lib/api/api.ts'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { failureText } from '../forms/failure-text.ts'
import { signInKey } from '../sign-in-ticket.ts'
import { useTexts } from '../texts.ts'

type Props = {
  readonly ticket: string
  readonly text: string
  readonly action: string
  readonly onSignedIn: (session: Reply<typeof continueSignedUp>) => void
  /** The ticket is not good any more; answers what is said here, if anything. */
  readonly onOver: () => string | null
}

/** A button that signs in with a ticket, without the password. */
export function TicketSignIn({ ticket, text, action, onSignedIn, onOver }: Props) {
  const texts = useTexts()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const signIn = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const body = { ticket, idempotency_key: signInKey() }
      onSignedIn(await call('POST /accounts/continue/', { body }))
    } catch (error) {
      setBusy(false)
      const isOver = error instanceof ApiError && error.code === 'wrong_code'
      setFailure(isOver ? onOver() : failureText(texts, error, texts.login.failed))
    }
  }
  return (
    <section className="flex flex-col gap-3 rounded-md bg-good-soft p-4">
      <p>{text}</p>
      {failure && <ErrorNotice text={failure} />}
      <Button busy={busy} onClick={() => void signIn()} className="wrap-anywhere">
        {action}
      </Button>
    </section>
  )
}
