import type { ComponentProps } from 'react'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { dropTicket, type SignInTicket } from '../sign-in-ticket.ts'
import { useTexts } from '../texts.ts'
import { TicketSignIn } from './ticket-sign-in.tsx'

type Props = { readonly ticket: SignInTicket } & Pick<ComponentProps<typeof TicketSignIn>, 'onSignedIn'>

/** Signs in with the ticket of a code that was just confirmed. */
export function ContinueAs({ ticket: { ticket, name }, onSignedIn }: Props) {
  const { login } = useTexts()
  const askForPassword = () => {
    dropTicket()
    showToast({ tone: 'bad', text: login.withPassword })
    return null
  }
  return (
    <TicketSignIn
      ticket={ticket}
      text={login.ready}
      action={login.continueAs(name)}
      onSignedIn={onSignedIn}
      onOver={askForPassword}
    />
  )
}
