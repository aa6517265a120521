import { readStored } from '../storage/stored.ts'

/** `token` in localStorage is written; the other places are from earlier versions of the site. */
export const TOKEN_PLACES = [
  ['token', 'localStorage'],
  ['authToken', 'localStorage'],
  ['token', 'sessionStorage'],
  ['authToken', 'sessionStorage'],
] as const

export const storedToken = (): string | undefined =>
  TOKEN_PLACES.map(([key, kind]) => readStored(key, kind) ?? undefined).find(Boolean)
