import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../../../shared/lib/hydration/use-hydrated.ts'
import { useTexts } from '../texts.ts'
import { TicketSignIn } from './ticket-sign-in.tsx'

/** The ticket of a link that the staff sent: behind the #, which no server sees. */
export function useLinkTicket(): string | undefined {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  return hydrated ? /^#link=([\w-]{43})$/.exec(hash)?.[1] : undefined
}

type Props = Pick<ComponentProps<typeof TicketSignIn>, 'ticket' | 'onSignedIn'>

/** A press is needed: what looks at links in mails does not use it up. */
export function SignInLink(props: Props) {
  const { login } = useTexts()
  return <TicketSignIn {...props} text={login.byLink} action={login.continue} onOver={() => login.linkOver} />
}
