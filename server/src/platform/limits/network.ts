import ipaddr from 'ipaddr.js'

/** What rate limits count as one address: an IPv4 address, or the /64 that one IPv6 customer owns. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const [withoutZone] = address.toString().split('%')
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone}/64`)}/64`
}

export const isLoopback = (ip = ''): boolean => ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback'
