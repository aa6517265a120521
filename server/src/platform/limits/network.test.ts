import { expect, test } from 'vitest'
import { isLoopback, networkOf } from './network.ts'

test.each([
  ['an IPv4 address is itself', '203.0.113.9', '203.0.113.9'],
  ['the same, as a dual-stack socket sees it', '::ffff:203.0.113.9', '203.0.113.9'],
  ['an IPv6 address is its /64', '2001:db8:1:2:a:b:c:d', '2001:db8:1:2::/64'],
  ['another of the same customer', '2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['written with its zeros', '2001:0db8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
  ['a short one', '2001:db8::1', '2001:db8::/64'],
  ['one with a zone', 'fe80::1%eth0', 'fe80::/64'],
  ['what is no address', 'unknown', 'unknown'],
  ['this machine', '::1', '::/64'],
])('%s', (_name, ip, network) => expect(networkOf(ip)).toBe(network))

test.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['203.0.113.9', false],
  ['::ffff:203.0.113.9', false],
  ['127.evil.example', false],
  [undefined, false],
])('%s is the loopback address: %s', (ip, loopback) => expect(isLoopback(ip)).toBe(loopback))
