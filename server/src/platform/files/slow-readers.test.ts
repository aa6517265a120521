import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { testApp } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aPdfOf } from '../../testing/files/files.ts'
import { fileUrl, putFile } from './store.ts'

const MB = 1024 * 1024
const READERS = 40

test('forty who take a large file slowly hold little of it in memory and no connection, and get all of it', async () => {
  const database = await databaseForTest()
  const app = await testApp(database)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const bytes = aPdfOf(19.5 * MB)
  const { sha256 } = await putFile(database.db, bytes)
  const headers = { authorization: `Token ${await aStaffSession(database.db, true)}` }
  const begin = async (): Promise<IncomingMessage> => {
    const [reply] = await once(
      request({ port, path: fileUrl(sha256, 'large.pdf'), headers, agent: false }).end(),
      'response',
    )
    return reply as IncomingMessage // nothing is read of it before somebody listens
  }
  await begin().then((reply) => reply.destroy())
  globalThis.gc?.()
  const before = process.memoryUsage()
  const readers = await Promise.all(Array.from({ length: READERS }, begin))
  // until the network has taken what it takes by itself, and nothing is asked of the database any more
  const asksFor = () => database.pool.totalCount - database.pool.idleCount
  for (let calm = 0; calm < 10; calm = asksFor() > 0 ? 0 : calm + 1) await delay(50)
  globalThis.gc?.()
  const after = process.memoryUsage()
  // what they hold together, on both ends of the line, against 780 MB of files
  expect((after.arrayBuffers + after.heapUsed - before.arrayBuffers - before.heapUsed) / MB).toBeLessThan(100)

  const [first, ...others] = readers
  const digest = createHash('sha256')
  for await (const piece of first as IncomingMessage) digest.update(piece as Buffer)
  expect(first?.headers['content-length']).toBe(String(bytes.length))
  expect(digest.digest('hex')).toBe(sha256)
  for (const reader of others) reader.destroy()
  await app.close()
})
