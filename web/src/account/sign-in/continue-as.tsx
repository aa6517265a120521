import type { continueSignedUp } from '@pariksha/contract/accounts/sign-up'
import { useState } from 'react'
import { call, type Reply } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-errors.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNotice } from '../../ui/status/error-notice.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { failureText } from '../forms/failure-text.ts'
import { useTexts } from '../texts.ts'
import { dropTicket, type SignInTicket } from './sign-in-ticket.ts'

type Props = {
  readonly ticket: SignInTicket
  readonly onSignedIn: (session: Reply<typeof continueSignedUp>) => void
}

/** Signs in with the ticket of a code that was just confirmed, without the password. */
export function ContinueAs({ ticket: { ticket, name }, onSignedIn }: Props) {
  const texts = useTexts()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const goOn = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const body = { ticket }
      onSignedIn(await call('POST /accounts/continue/', { body }))
    } catch (error) {
      setBusy(false)
      if (!(error instanceof ApiError) || error.code !== 'wrong_code') {
        return setFailure(failureText(texts, error, texts.login.failed))
      }
      dropTicket()
      showToast({ tone: 'bad', text: texts.login.withPassword })
    }
  }

  return (
    <section className="flex flex-col gap-3 rounded-md bg-good-soft p-4">
      <p>{texts.login.ready}</p>
      {failure && <ErrorNotice text={failure} />}
      <Button busy={busy} onClick={() => void goOn()} className="wrap-anywhere">
        {texts.login.continueAs(name)}
      </Button>
    </section>
  )
}
