import type { NavigateFunction } from 'react-router'
import { forgetSession } from './session.ts'

/** Signs out, then navigates in a later task: a guard of the current page may redirect first, and the last navigation wins. */
export function signOutAndNavigate(path: string, navigate: NavigateFunction, forget: () => void = forgetSession) {
  forget()
  setTimeout(() => void navigate(path, { replace: true }), 0)
}
