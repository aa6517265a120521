import { isIPv6 } from 'node:net'

/** What counts as one address of the network: an IPv6 customer owns a whole /64. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const given = [groups(head), groups(tail ?? '')] as const
  const zeros = tail === undefined ? 0 : 8 - given[0].length - given[1].length
  const all = [...given[0], ...Array<string>(Math.max(0, zeros)).fill('0'), ...given[1]]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
