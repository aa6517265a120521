import type { verifyOtp } from '@pariksha/contract/people/accounts/sign-up'
import type { Reply } from '../../shared/lib/api/api.ts'
import { makeStoredValue } from '../../shared/lib/storage/stored-value.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'

/** A ticket for a confirmed code: signs in once, within ten minutes, in this tab. */
export type SignInTicket = { readonly ticket: string; readonly name: string; readonly until: number }

const TICKET_TTL_MILLIS = 10 * 60_000

const stored = makeStoredValue('sign-in-ticket', 'sessionStorage')

export function storeTicket({ ticket, preferred_name: name }: Reply<typeof verifyOtp>) {
  const entry: SignInTicket = { ticket, name, until: Date.now() + TICKET_TTL_MILLIS }
  stored.set(JSON.stringify(entry))
}

export const dropTicket = () => {
  stored.set(null)
  key.set(null)
}

const key = makeStoredValue('sign-in-key', 'sessionStorage')

/** The idempotency key of the sign-in: the same for every retry, until the ticket is dropped. */
export function signInKey(): string {
  const sent = key.read() ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
  key.set(sent)
  return sent
}

/** The ticket of this tab, until it expires. */
export function useTicket(): SignInTicket | null {
  const raw = useValue(stored, () => null)
  const ticket: SignInTicket | null = JSON.parse(raw ?? 'null')
  return ticket !== null && Date.now() < ticket.until ? ticket : null
}
