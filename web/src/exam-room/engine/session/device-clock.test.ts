import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { enter, leaveRoom, newDevice, saved, until } from '../testing/room.ts'

afterEach(leaveRoom)

test('when the clock of the device is set during the test, the server is asked at once', async () => {
  newDevice()
  const session = await enter()
  await saved(session)
  const left = session.clock.remaining
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 60_000)
  session.tick()
  await until(() => expect(left - session.clock.remaining).toBeLessThan(20_000))
})
