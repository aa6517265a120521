import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../../server/src/platform/db/database.ts'
import { fileUrl, putFile } from '../../../server/src/platform/files/store.ts'
import { aPdfOf } from '../../../server/src/testing/files/files.ts'
import { megabytes } from '../format.ts'
import type { Measure } from '../rows.ts'

const READERS = 40
const BYTES = 19.5 * 1024 * 1024

/** Memory of the server with slow readers of large files. */
export const slowReaders: Measure = async (installation, { millis }) => {
  const { sha256 } = await putFile(openDatabase(installation.pool), aPdfOf(BYTES))
  const { address, usage, stop } = await installation.server()
  const begin = async (): Promise<IncomingMessage> => {
    const asked = request(`${address}${fileUrl(sha256, 'large.pdf')}`, { agent: false }).end()
    const [reply] = await once(asked, 'response')
    return reply as IncomingMessage // nothing is read of it before somebody listens
  }
  for await (const _ of await begin()); // what the first one costs once
  const before = await usage()
  const readers = await Promise.all(Array.from({ length: READERS }, begin))
  let peak = 0
  for (let waited = 0; waited < millis; waited += 100) {
    await sleep(100)
    peak = Math.max(peak, (await usage()).memory)
  }
  for (const reader of readers) reader.destroy()
  await stop()
  const grown = peak - before.memory
  return [
    {
      what: `memory for ${READERS} slow readers of a file of ${megabytes(BYTES)}`,
      target: '≤ 40 MB',
      figure: megabytes(grown),
      met: grown <= 40e6,
      more: `the peak while they wait, above ${megabytes(before.memory)}`,
    },
  ]
}
