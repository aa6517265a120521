import type { Language } from '@pariksha/contract/languages'
import type { FastifyRequest } from 'fastify'
import { requestedLanguage } from '../../../platform/http/language.ts'
import { networkOf } from '../../../platform/limits/network.ts'

/** Network, device and language of who signs in. */
export type SignInClient = {
  readonly network: string
  readonly device: string | null
  readonly language: Language | undefined
}

export const clientOf = (request: FastifyRequest): SignInClient => ({
  network: networkOf(request.ip),
  device: deviceName(request.headers['user-agent']),
  language: requestedLanguage(request),
})

// the order matters: Edge's user agent contains Chrome, Chrome's Safari, Android's Linux
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** Browser and system for the list of sessions: "Chrome, Android", without versions. */
export function deviceName(userAgent: string | undefined): string | null {
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([word]) => userAgent?.includes(word))?.[1]
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(', ') || null
}
