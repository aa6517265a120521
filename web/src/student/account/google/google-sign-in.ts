import { readStored, removeStored, writeStored } from '../../../shared/lib/storage/stored.ts'

/** A pending sign-in at the provider. Kept in this tab and used once. */
export type SignInAttempt = { readonly state: string; readonly verifier: string; readonly next: string }

const KEY = 'google-sign-in'

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)))

/** WebCrypto exists on https and on localhost only. */
export const canSignInWithGoogle = () => globalThis.crypto?.subtle !== undefined

/** Stores a pending sign-in and returns the URL of the provider, with PKCE S256 and a random state. */
export async function beginGoogleSignIn(url: string, next: string): Promise<string> {
  const attempt: SignInAttempt = { state: random(), verifier: random(), next }
  writeStored(KEY, JSON.stringify(attempt), 'sessionStorage')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(attempt.verifier))
  const target = new URL(url)
  target.searchParams.set('state', attempt.state)
  target.searchParams.set('code_challenge', base64url(new Uint8Array(digest)))
  target.searchParams.set('code_challenge_method', 'S256')
  return target.href
}

/** Reads and removes the pending sign-in of this tab. */
export function takeGoogleSignIn(): SignInAttempt | null {
  const raw = readStored(KEY, 'sessionStorage')
  removeStored(KEY, 'sessionStorage')
  try {
    return JSON.parse(raw ?? 'null')
  } catch {
    return null
  }
}
