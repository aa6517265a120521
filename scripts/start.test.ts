import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Ends the process that is the server before it imports anything. */
const ENDS = `data:text/javascript,if (process.argv[1].endsWith('main.ts')) { console.log(process.env.NODE_ENV); process.exit() }`

test.runIf(process.execve)('the server renders with the production build of React', async () => {
  const start = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, ['--import', ENDS, join(import.meta.dirname, 'start.ts')], {
      env: { PATH: process.env.PATH, ...env },
    })
  expect((await start({})).stdout).toMatch(/^production$/m)
  expect((await start({ NODE_ENV: 'development' })).stdout).toMatch(/^development$/m)
})
