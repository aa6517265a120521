/** The push services of Chrome and most other browsers, Firefox, Safari and Edge. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']
const DOMAINS = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/**
 * Whether a browser's endpoint is one the server may call: a known push service, or an origin of the configuration. A student
 * names the address, so nothing else is ever asked.
 */
export function isPushService(endpoint: string, origins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, origin, port, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (origins.includes(origin)) return true
  const isKnown = HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain))
  return protocol === 'https:' && port === '' && isKnown
}
