import { expect, test } from 'vitest'
import { chaos } from './chaos.ts'

test('whatever is killed, nothing that was acknowledged is lost, and the rules of closing hold', async () => {
  const said: string[] = []
  const rows = await chaos({ short: true, seed: 7, say: (line) => said.push(line) })
  const failed = rows.filter(({ verdict }) => verdict === 'FAILED').map(({ what, note }) => `${what}: ${note}`)
  expect(failed, said.join('\n')).toEqual([])
  expect(rows.filter(({ verdict }) => verdict === 'ok').length).toBeGreaterThan(10)
}, 600_000)
