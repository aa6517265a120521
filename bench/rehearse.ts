import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { find, PACKAGES } from './operations/processes.ts'
import { rehearse } from './operations/rehearse.ts'

/**
 * Rehearses docs/operations.md on this machine: nginx over TLS in front of two processes, PgBouncer in
 * transaction mode, processes replaced under load, a backup under load, and a synchronous standby that takes over when
 * the primary dies. One table; exits with 1 if a row fails.
 */
const TIMEOUT_MS = 8 * 60_000

const missing = (Object.keys(PACKAGES) as (keyof typeof PACKAGES)[]).filter((name) => !find(name))
if (missing.length > 0) {
  console.error(
    `Not here: ${missing.join(', ')}. On Debian: apt-get install ${missing.map((name) => PACKAGES[name]).join(' ')}`,
  )
  process.exit(2)
}
const exitWithError = setTimeout(() => {
  console.error('Not done in time: is the machine busy?')
  process.exit(1)
}, TIMEOUT_MS)
const home = mkdtempSync(join(tmpdir(), 'pariksha-rehearsal-'))
chmodSync(home, 0o755)
try {
  const rows = await rehearse(home)
  console.table(rows.map(({ ok, ...row }) => ({ ...row, '': ok ? 'ok' : 'NOT MET' })))
  process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1
} finally {
  rmSync(home, { recursive: true, force: true })
  clearTimeout(exitWithError)
}
