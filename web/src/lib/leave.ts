import type { NavigateFunction } from 'react-router'
import { forgetSession } from './session.ts'

/** Forgets the session, then goes: a guard of the page being left may have redirected in between, and the last wins. */
export function leaveTo(path: string, navigate: NavigateFunction, forget: () => void = forgetSession) {
  forget()
  setTimeout(() => void navigate(path, { replace: true }), 0)
}
