import { expect, test } from 'vitest'
import { isPushService } from './push-services.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.example.com/abc', false],
  ['https://evilnotify.windows.com/abc', false],
  ['https://user:pass@fcm.googleapis.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['http://127.0.0.1:9001/abc', true],
  ['http://127.0.0.1:9002/abc', false],
  ['no address', false],
])('%s: %s', (endpoint, expected) => expect(isPushService(endpoint, ['http://127.0.0.1:9001'])).toBe(expected))
