import type { continueSignedUp } from '@pariksha/contract/accounts/sign-up'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { call, type Reply } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-errors.ts'
import { useHydrated } from '../../lib/hydration/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNotice } from '../../ui/status/error-notice.tsx'
import { failureText } from '../forms/failure-text.ts'
import { useTexts } from '../texts.ts'

/** The ticket of a link that the staff sent: behind the #, which no server sees. */
export function useLinkTicket(): string | undefined {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  return hydrated ? /^#link=([\w-]{43})$/.exec(hash)?.[1] : undefined
}

type Props = { readonly ticket: string; readonly onSignedIn: (session: Reply<typeof continueSignedUp>) => void }

/** A press is needed: what looks at links in mails does not use it up. */
export function SignInLink({ ticket, onSignedIn }: Props) {
  const texts = useTexts()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const signInByLink = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const body = { ticket }
      onSignedIn(await call('POST /accounts/continue/', { body }))
    } catch (error) {
      setBusy(false)
      const isOver = error instanceof ApiError && error.code === 'wrong_code'
      setFailure(isOver ? texts.login.linkOver : failureText(texts, error, texts.login.failed))
    }
  }
  return (
    <section className="flex flex-col gap-3 rounded-md bg-good-soft p-4">
      <p>{texts.login.byLink}</p>
      {failure && <ErrorNotice text={failure} />}
      <Button busy={busy} onClick={() => void signInByLink()}>
        {texts.login.continue}
      </Button>
    </section>
  )
}
