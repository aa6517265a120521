import { openDatabase } from '../../../server/src/platform/db/database.ts'
import { aStaffSession } from '../../../server/src/testing/all-calls/student-records.ts'
import { seconds } from '../format.ts'
import type { Measure } from '../rows.ts'

const WITHIN = 10_000
const MAX_STUDENTS = 1_500

/** How long staff wait for a batch whose students come from a file; all get an account and an invitation. */
export const batchImport: Measure = async (installation, { rush }) => {
  const count = Math.min(rush, MAX_STUDENTS)
  const as = await aStaffSession(openDatabase(installation.pool), true, ['support'])
  const { address, stop } = await installation.server()
  const send = async (path: string, body: object) => {
    const reply = await fetch(`${address}/api/v1/staff/batches/${path}`, {
      method: 'POST',
      headers: { authorization: `Token ${as}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`a batch answered ${await reply.text()}`)
    return reply.json()
  }
  const { id } = await send('', { name: 'All' })
  const phone = (n: number) => `98480${String(n).padStart(5, '0')}`
  const lines = Array.from({ length: count }, (_, n) => `Student ${n},batch.${n}@example.com,${phone(n)}`)
  const began = performance.now()
  const { added, invited } = await send(`${id}/import/`, { csv: `name,email,phone\n${lines.join('\n')}` })
  const took = performance.now() - began
  await stop()
  if (added !== count || invited !== count) throw new Error(`${added} students were added, ${invited} invited`)
  return [
    {
      what: `a batch of ${count.toLocaleString('en')} new students from a file, with their invitations`,
      target: `≤ ${WITHIN / 1000} s`,
      figure: seconds(took),
      met: took <= WITHIN,
    },
  ]
}
