import { expect, test } from 'vitest'
import { chaos } from './chaos.ts'

test('whatever is killed, nothing that was acknowledged is lost, and the rules of closing hold', async () => {
  const logged: string[] = []
  const rows = await chaos({ short: true, seed: 7, log: (line) => logged.push(line) })
  const failed = rows.filter(({ verdict }) => verdict === 'FAILED').map(({ what, note }) => `${what}: ${note}`)
  expect(failed, logged.join('\n')).toEqual([])
  expect(rows.filter(({ verdict }) => verdict === 'ok').length).toBeGreaterThan(10)
}, 600_000)
