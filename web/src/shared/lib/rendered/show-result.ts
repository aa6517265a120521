import { storedToken } from '../session/stored-token.ts'
import { readStored } from '../storage/stored.ts'
import { OPEN_ATTEMPT } from './open-attempt.ts'
import type { Rendered } from './rendered.ts'

const TIMEOUT_MILLIS = 3000
const RESULT = /\/test\/\d+\/usertest\/(\d+)\/?$/

/**
 * Puts a student's result into the document before the bundle is loaded: the server renders it for a request with a token
 * (server/src/site/pages/rendered-results.ts), and it is hydrated like any other page. Returns whether the document
 * shows it; otherwise the bundle renders it like every attempt.
 */
export async function showResult(): Promise<boolean> {
  const { pathname, search } = location
  const attempt = RESULT.exec(pathname)?.[1]
  const token = storedToken()
  if (!attempt || !token || search !== '' || readStored(OPEN_ATTEMPT, 'sessionStorage') === attempt) return false
  try {
    const answer = await fetch(`${pathname.replace(/\/$/, '')}/rendered`, {
      headers: { Authorization: `Token ${token}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MILLIS),
    })
    if (answer.status !== 200) return false
    const { html, answers }: Rendered = await answer.json()
    if (document.readyState === 'loading') await new Promise((done) => addEventListener('DOMContentLoaded', done))
    window.rendered = { token, answers }
    place(html)
    return true
  } catch {
    return false // no network, an old browser, or too slow
  }
}

/** In place of what the document of every attempt shows, before the messages (root.tsx). */
function place(html: string) {
  const messages = document.querySelector('.toasts')
  while (messages?.previousSibling) messages.previousSibling.remove()
  messages?.insertAdjacentHTML('beforebegin', html)
}
