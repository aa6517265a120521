import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['an IPv4 address is itself', '203.0.113.9', '203.0.113.9'],
  ['the same, as a dual-stack socket sees it', '::ffff:203.0.113.9', '203.0.113.9'],
  ['an IPv6 address is its /64', '2001:db8:1:2:a:b:c:d', '2001:db8:1:2::/64'],
  ['another of the same customer', '2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['written with its zeros', '2001:0db8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
  ['a short one', '2001:db8::1', '2001:db8:0:0::/64'],
  ['this machine', '::1', '0:0:0:0::/64'],
])('%s', (_name, ip, network) => expect(networkOf(ip)).toBe(network))
