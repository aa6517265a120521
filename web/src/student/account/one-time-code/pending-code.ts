import { makeStoredValue } from '../../../shared/lib/storage/stored-value.ts'
import { useValue } from '../../../shared/lib/store/use-store.ts'

const PENDING = {
  signup: makeStoredValue('pending-signup', 'sessionStorage'),
  /** Which sign-up the code belongs to, as a stranger may have signed up with the same address. */
  registration: makeStoredValue('pending-registration', 'sessionStorage'),
  phone: makeStoredValue('pending-phone', 'sessionStorage'),
  /** Whose address a code went to that confirms who they are. */
  proof: makeStoredValue('pending-proof', 'sessionStorage'),
  reset: makeStoredValue('pending-reset', 'sessionStorage'),
} as const

type Remember = (value: string | null) => void

/** The address, number or account a code was sent to. Kept in sessionStorage: a phone may discard the tab while the student reads it. */
export function usePendingCode(purpose: keyof typeof PENDING): readonly [string | null, Remember] {
  const pending = PENDING[purpose]
  return [useValue(pending, () => null), pending.set]
}
