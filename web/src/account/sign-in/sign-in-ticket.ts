import type { verifyOtp } from '@pariksha/contract/accounts/sign-up'
import { useSyncExternalStore } from 'react'
import type { Reply } from '../../lib/api/api.ts'
import { readStored, removeStored, writeStored } from '../../lib/stored.ts'

/** A ticket for a confirmed code: signs in once, within ten minutes, in this tab. */
export type SignInTicket = { readonly ticket: string; readonly name: string; readonly until: number }

const KEY = 'sign-in-ticket'
const GOOD_FOR_MILLIS = 10 * 60_000

const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}

export function keepTicket({ ticket, preferred_name: name }: Reply<typeof verifyOtp>) {
  const kept: SignInTicket = { ticket, name, until: Date.now() + GOOD_FOR_MILLIS }
  writeStored(KEY, JSON.stringify(kept), 'sessionStorage')
  changed()
}

export function dropTicket() {
  removeStored(KEY, 'sessionStorage')
  changed()
}

/** The ticket of this tab, until it expires. */
export function useTicket(): SignInTicket | null {
  const raw = useSyncExternalStore(
    subscribe,
    () => readStored(KEY, 'sessionStorage'),
    () => null,
  )
  const kept: SignInTicket | null = JSON.parse(raw ?? 'null')
  return kept !== null && Date.now() < kept.until ? kept : null
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
