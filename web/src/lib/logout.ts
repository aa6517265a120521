import type { logout } from '@pariksha/contract/accounts'
import { call } from './api.ts'
import { forgetSession, readSession } from './session.ts'

/** Answers what would be lost (a sentence for the student), or null. */
export type LogoutCheck = () => Promise<string | null>

const checks = new Set<LogoutCheck>()

/** Registers a check; the answer takes it back. */
export function beforeLogout(check: LogoutCheck): () => void {
  checks.add(check)
  return () => {
    checks.delete(check)
  }
}

/** The warnings to show before logging out. A check that fails holds nobody up. */
export async function logoutWarnings(): Promise<readonly string[]> {
  const answers = await Promise.allSettled([...checks].map((check) => check()))
  return answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value !== null ? [answer.value] : []))
}

/** Forgets the session at once; the server is told in the background, and what it has of tests goes from the device. */
export function logOut() {
  const session = readSession()
  forgetSession()
  if (session.state !== 'in') return
  const { token, user } = session
  call<typeof logout>({ method: 'POST', url: '/accounts/logout/', token, keepalive: true }).catch(() => undefined)
  if (user.id !== undefined) forgetTests(user.id).catch(() => undefined) // a browser that stores nothing has nothing to forget
}

async function forgetTests(userId: number): Promise<void> {
  const { forgetDelivered } = await import('../exam-room/engine/forget-delivered.ts')
  await forgetDelivered(userId)
}
