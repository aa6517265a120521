import type { FastifyRequest } from 'fastify'
import { networkOf } from '../limits/network.ts'

/** Where somebody signs in from and on what. */
export type Visit = { readonly network: string; readonly device: string | null }

export const visitOf = ({ ip, headers }: FastifyRequest): Visit => ({
  network: networkOf(ip),
  device: deviceName(headers['user-agent']),
})

// the order tells: an Edge calls itself a Chrome too, a Chrome a Safari, an Android a Linux
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

/** Enough for its owner to know it again: "Chrome, Android". Nothing of the versions a browser tells. */
export function deviceName(userAgent: string | undefined): string | null {
  const told = (names: readonly (readonly [string, string])[]) => names.find(([word]) => userAgent?.includes(word))?.[1]
  return [told(BROWSERS), told(SYSTEMS)].filter(Boolean).join(', ') || null
}
