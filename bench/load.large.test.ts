import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// the command fails on errors (a failed call, an action lost or stored twice), not on slow figures
test('under a small load of every kind nothing fails and everything is stored once', async () => {
  const bench = spawn(process.execPath, [join(import.meta.dirname, 'load.ts'), '--short'], { stdio: 'pipe' })
  let output = ''
  for (const stream of [bench.stdout, bench.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const [status] = await once(bench, 'close')
  expect(status, output).toBe(0)
  for (const row of [
    'question by question',
    'deliveries of two',
    'each acting every',
    'start a test',
    'wait for a live test',
    'the first question of one of them is painted',
    'students submit',
    'rank and percentile',
    'analysis of 200 questions',
    'open attempts',
    'waits for added time',
    'watch the live board',
    'two server processes',
    'actions stored',
    'a key is corrected',
    'a Word paper of',
    'a batch of',
  ])
    expect(output).toContain(row)
})
