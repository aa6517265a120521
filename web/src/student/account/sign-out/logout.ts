import { call } from '../../../shared/lib/api/api.ts'
import { forgetSession, readSession } from '../../../shared/lib/session/session.ts'

/** Returns a warning about what would be lost, or null. */
export type LogoutCheck = () => Promise<string | null>

/** Of the parts of this page that hold something unsent. */
const checks = new Set<LogoutCheck>()

/** Registers a check; returns the function that unregisters it. */
export function beforeLogout(check: LogoutCheck): () => void {
  checks.add(check)
  return () => {
    checks.delete(check)
  }
}

/** The warnings to show before logging out. A check that throws is ignored. */
export async function logoutWarnings(): Promise<readonly string[]> {
  const answers = await Promise.allSettled([...checks].map((check) => check()))
  return answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value !== null ? [answer.value] : []))
}

/** Deletes the session at once; revokes the token in the background, and deletes what was delivered of tests and practice from the device. */
export function logOut() {
  const session = readSession()
  forgetSession()
  if (session.state !== 'in') return
  const { token, user } = session
  call('POST /accounts/logout/', { token, keepalive: true }).catch(() => undefined)
  const { id } = user
  if (id !== undefined)
    import('./clear-delivered-data.ts').then(({ clearDeliveredData }) => clearDeliveredData(id)).catch(() => undefined)
}
