import type { SignedInUser } from '@pariksha/contract/people/accounts/user'
import { readStored, removeStored, writeStored } from '../storage/stored.ts'
import { makeStore, type Readable } from '../store/store.ts'
import { useValue } from '../store/use-store.ts'
import { storedToken, TOKEN_PLACES } from './stored-token.ts'

/** unknown: during hydration, before the browser's storage is read. */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'out' }
  | { readonly state: 'in'; readonly token: string; readonly user: Partial<SignedInUser> }

const UNKNOWN: Session = { state: 'unknown' }
const OUT: Session = { state: 'out' }

const changes = makeStore(0)
let subscribers = 0
let current: Session = UNKNOWN
let currentRaw: string | undefined

function parseUser(raw: string | null): Partial<SignedInUser> & { token?: unknown } {
  try {
    const value: unknown = JSON.parse(raw ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** The current session from the browser's storage; the same object while unchanged. */
export function readSession(): Session {
  const rawUser = readStored('user') ?? readStored('user', 'sessionStorage')
  const stored = storedToken()
  const raw = `${stored ?? ''}\n${rawUser ?? ''}`
  if (raw === currentRaw) return current
  currentRaw = raw
  const { token: tokenOfUser, ...user } = parseUser(rawUser)
  const token = stored ?? (typeof tokenOfUser === 'string' && tokenOfUser !== '' ? tokenOfUser : undefined)
  current = token === undefined ? OUT : { state: 'in', token, user }
  return current
}

export function currentToken(): string | undefined {
  const session = readSession()
  return session.state === 'in' ? session.token : undefined
}

/** Sets the attribute for the styles only-signed-in and only-signed-out; first set before the first paint (first-paint.ts). */
export function markDocument() {
  document.documentElement.dataset.session = readSession().state
}

function changed() {
  markDocument()
  changes.set(changes.read() + 1)
}

export function signIn(token: string, user?: SignedInUser) {
  writeStored('token', token)
  if (user) writeStored('user', JSON.stringify(user))
  else removeStored('user')
  changed()
}

/** Deletes the session on this device, without a call (see logout.ts). */
export function forgetSession() {
  for (const [key, kind] of TOKEN_PLACES) removeStored(key, kind)
  removeStored('user')
  removeStored('user', 'sessionStorage')
  changed()
}

/** Merges what the profile page saved into the stored user. */
export function updateStoredUser(change: Partial<SignedInUser>) {
  const session = readSession()
  if (session.state !== 'in') return
  writeStored('user', JSON.stringify({ ...session.user, ...change }))
  changed()
}

export function subscribeSession(listener: () => void): () => void {
  if (subscribers++ === 0) window.addEventListener('storage', changed)
  const unsubscribe = changes.subscribe(listener)
  return () => {
    unsubscribe()
    if (--subscribers === 0) window.removeEventListener('storage', changed)
  }
}

const session: Readable<Session> = { read: readSession, subscribe: subscribeSession }

export const useSession = (): Session => useValue(session, () => UNKNOWN)
